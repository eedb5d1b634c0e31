import { useEffect, useState } from 'preact/hooks';
import { StatusLine } from '../components/StatusLine.tsx';
import { WINDS } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import type { ChairResult } from '../puzzles/rounds/puzzle.ts';
import { positionNow, trackMatch, type TrackedHand } from '../puzzles/rounds/track.ts';
import type { RoundOptions } from '../table/rounds.ts';
import { MatchTable } from './rounds/MatchTable.tsx';
import { outcomeText, resultText, type RoundsWords, type Speech } from './rounds/rounds-text.ts';
import { Choice } from './table/Choice.tsx';
import type { TableWords } from './table/table-words.ts';
import { useProcedure } from './table/use-procedure.ts';
import './table/table-islands.css';
import './rounds/rounds.css';

export interface MatchTrackProps {
  readonly id: string;
  readonly words: RoundsWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
}

const DRAWS = ['stays', 'passes'] as const;

/** A match hand by hand: the reader says how each hand ends and sees dealer, winds and round move. */
export default function MatchTrack({ id, words, tileWords, tableWords }: MatchTrackProps) {
  const procedure = useProcedure();
  const [results, setResults] = useState<readonly ChairResult[]>([]);
  const [draws, setDraws] = useState<(typeof DRAWS)[number]>();
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
  }, []);
  const always = !procedure.dealerRepeatOnWin;
  const chosen = draws ?? (procedure.dealerRepeatOnDraw ? 'stays' : 'passes');
  const options: RoundOptions = { ...procedure, dealerRepeatOnDraw: !always && chosen === 'stays' };
  const hands = trackMatch(results, options);
  const position = positionNow(hands);
  const last = hands.at(-1);
  const speech: Speech = { words, table: tableWords, you: 'E' };
  const shown = position ?? last?.position;
  const { title, text } = last
    ? outcomeText(last, options, speech)
    : { title: say(words.startYou), text: say(words.start.text) };

  return (
    <section role="group" class="felt match" aria-labelledby={`${id}-title`} data-alive={alive ? '' : undefined}>
      <div class="felt-head">
        <h2 class="felt-title" id={`${id}-title`}>
          {say(words.title)}
        </h2>
        <p class="felt-note">{say(words.played, { n: hands.length })}</p>
      </div>
      <div class="match-scene">
        {shown && <MatchTable position={shown} speech={speech} tileWords={tileWords} />}
        <div class="match-side needs-script">
          <StatusLine title={title}>{text}</StatusLine>
          {always ? (
            <p class="felt-note">{say(words.always)}</p>
          ) : (
            <Choice
              id={`${id}-draws`}
              label={words.draws.label}
              values={DRAWS}
              value={chosen}
              names={words.draws.names}
              onChoose={setDraws}
            />
          )}
        </div>
      </div>
      <div class="match-results needs-script" role="group" aria-label={say(words.ask)}>
        <p aria-hidden="true">{say(words.ask)}</p>
        <div class="buttons">
          {[...WINDS, 'draw' as const].map((result) => (
            <button
              key={result}
              class="button"
              data-kind="second"
              type="button"
              aria-disabled={position === undefined ? true : undefined}
              onClick={() => {
                if (position)
                  setResults([...hands.map((hand) => hand.result), result === 'draw' ? 'draw' : { winner: result }]);
              }}
            >
              {say(words.results[result])}
            </button>
          ))}
          <button
            class="button"
            data-kind="second"
            type="button"
            aria-disabled={hands.length === 0 ? true : undefined}
            onClick={() => {
              setResults(hands.slice(0, -1).map((hand) => hand.result));
            }}
          >
            {say(words.undo)}
          </button>
        </div>
      </div>
      <Log hands={hands} speech={speech} />
    </section>
  );
}

/** All hands so far as rows: where, how it ended, whether East stays. The newest first. */
function Log({ hands, speech }: { readonly hands: readonly TrackedHand[]; readonly speech: Speech }) {
  const { words } = speech;
  if (hands.length === 0) return null;
  return (
    <ol class="match-log" reversed aria-label={say(words.log.label)}>
      {hands
        .map(({ position, result, next }, index) => (
          <li key={index}>
            <span>
              {say(words.rounds[position.round])} {position.hand}
            </span>
            <span>{resultText(result, speech)}</span>
            <span>
              {say(next.kind === 'end' ? words.log.end : next.dealerStays ? words.log.stays : words.log.passes)}
            </span>
          </li>
        ))
        .reverse()}
    </ol>
  );
}
