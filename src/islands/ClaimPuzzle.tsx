import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { StatusLine } from '../components/StatusLine.tsx';
import { Tile } from '../components/Tile.tsx';
import { windTile } from '../engine/tile.ts';
import { presetRules } from '../fan/rule-sets/index.ts';
import { PRESET_IDS } from '../fan/rule-sets/rule-set.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { hintsFor, type SeatOrNobody } from '../puzzles/claims/grade.ts';
import type { ClaimsPuzzle } from '../puzzles/claims/puzzle.ts';
import type { ClaimsExercise } from '../puzzles/claims/table.ts';
import { CLAIMS_LEVELS } from '../puzzles/claims/levels.ts';
import {
  checked,
  choiceToggled,
  exerciseAt,
  FRESH,
  hinted,
  placeAfter,
  puzzleAt,
  seatToggled,
  solved,
  type ClaimsPlace,
  type ClaimsTry,
} from './claims/claims-game.ts';
import {
  firstFeedback,
  hintText,
  historyText,
  houseTexts,
  offerText,
  outcomeText,
  seatName,
  type ClaimsPracticeWords,
  type ClaimsWords,
  type Feedback,
  type Speech,
} from './claims/claims-text.ts';
import { ClaimsReasons } from './claims/ClaimsReasons.tsx';
import { ClaimsTable, placeText } from './claims/ClaimsTable.tsx';
import { SeatRow } from './claims/SeatRow.tsx';
import { markOf, Toggle } from './claims/Toggle.tsx';
import { useClaimsAddress } from './claims/use-claims-address.ts';
import { rememberItem } from './remember-item.ts';
import { LevelRow } from './table/LevelRow.tsx';
import type { TableWords } from './table/table-words.ts';
import { useRules } from './waits/use-rules.ts';
import './claims/claims.css';

export interface ClaimPuzzleProps {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: ClaimsWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
  /** Where the puzzle lives in the address. */
  readonly practice?: ClaimsPracticeWords | undefined;
  /** Where a reader without a link begins. */
  readonly start: ClaimsPlace;
  /** Tables chosen by an author; the address is then left alone. */
  readonly exercise?: ClaimsExercise | undefined;
}

/** „Wer darf, wer bekommt ihn?“: tick what every seat may do with a tile, say where it goes, check, and see why. */
export default function ClaimPuzzle({ id, words, tileWords, tableWords, practice, start, exercise }: ClaimPuzzleProps) {
  const speech: Speech = { words, tiles: tileWords, table: tableWords };
  const rulesId = useRules();
  const rules = presetRules(PRESET_IDS.find((known) => known === rulesId) ?? 'hk33');
  const { place, setPlace, notes } = useClaimsAddress(start, rulesId, practice);
  const [at, setAt] = useState(0);
  const [now, setNow] = useState<ClaimsTry>(FRESH);
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const puzzle = useMemo(
    () => (exercise === undefined ? puzzleAt(place, rules) : exerciseAt(exercise, at, rules)),
    [exercise, at, place, rules],
  );
  useEffect(() => {
    setNow(FRESH);
  }, [puzzle]);
  useEffect(() => {
    setAlive(true);
  }, []);
  const isSolved = now.phase === 'solved';
  useEffect(() => {
    if (isSolved && document.activeElement === document.body) main.current?.focus();
  }, [isSolved]);

  const isLast = at + 1 === exercise?.items.length;
  const goOn = (): void => {
    if (exercise === undefined) setPlace(placeAfter(place));
    else setAt(isLast ? 0 : at + 1);
    setNow(FRESH);
    title.current?.focus();
  };
  const remember = (right: boolean): void => {
    rememberItem('claims', exercise, exercise?.items[at], right);
  };
  const check = (): void => {
    const next = checked(now, puzzle);
    setNow(next);
    if (next.grade?.kind !== 'unanswered') remember(next.phase === 'solved');
  };
  const { title: sentence, text } = feedback(puzzle, now, speech);
  const group = (name: 'takers' | 'skipped', right: readonly SeatOrNobody[]) => (
    <div class="claim-toggles" role="group" aria-label={say(words[name])}>
      {[...puzzle.seats.map(({ seat }) => seat), 'nobody' as const].map((seat) => (
        <Toggle
          key={seat}
          name={seat === 'nobody' ? say(words.nobody) : seatName(seat, speech)}
          pressed={now.answer[name].includes(seat)}
          mark={isSolved ? markOf(now.answer[name].includes(seat), isIn(seat, right)) : undefined}
          locked={isSolved}
          markNames={words.marks}
          onToggle={() => {
            setNow((before) => seatToggled(before, name, seat));
          }}
        />
      ))}
    </div>
  );

  return (
    <div class="claims" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {offerText(puzzle, speech)}
          </h2>
          {practice !== undefined && (
            <LevelRow
              level={place.level}
              levels={CLAIMS_LEVELS}
              label={say(practice.level)}
              names={practice.levels}
              onChoose={(level) => {
                setPlace({ seed: place.seed, level });
              }}
            />
          )}
          {exercise !== undefined && exercise.items.length > 1 && (
            <p class="felt-note">{say(words.place, { at: at + 1, total: exercise.items.length })}</p>
          )}
        </div>
        {practice !== undefined && (
          <div class="claim-notes" role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        <div class="claim-scene">
          <ClaimsTable puzzle={puzzle} solved={isSolved} speech={speech} />
          <Facts puzzle={puzzle} minimum={rules.options.minFan} speech={speech} />
        </div>
        {puzzle.seats.map((answer) => (
          <SeatRow
            key={answer.seat}
            puzzle={puzzle}
            answer={answer}
            place={placeText(answer.seat, puzzle, speech)}
            chosen={now.answer.choices[answer.seat] ?? []}
            solved={isSolved}
            speech={speech}
            onToggle={(choice) => {
              setNow((before) => choiceToggled(before, answer.seat, choice));
            }}
          />
        ))}
        <div class="claim-end needs-script">
          <div class="claim-questions">
            <p>{say(words.takers)}</p>
            {group('takers', puzzle.takers)}
            <p>{say(words.skipped)}</p>
            {group('skipped', puzzle.skipped)}
          </div>
          <div class="claim-side">
            <StatusLine title={sentence}>{text}</StatusLine>
            <div class="buttons">
              <button
                class="button"
                type="button"
                ref={main}
                onClick={() => {
                  if (isSolved) goOn();
                  else check();
                }}
              >
                {say(isSolved ? (isLast ? words.buttons.first : words.buttons.next) : words.buttons.check)}
              </button>
              <button
                class="button"
                data-kind="second"
                type="button"
                onClick={() => {
                  setNow(isSolved ? FRESH : hinted(now, puzzle));
                  if (!isSolved) remember(false);
                }}
              >
                {say(isSolved ? words.buttons.again : words.buttons.tip)}
              </button>
              {!isSolved && (now.phase === 'checked' || now.hints > 0) && (
                <button
                  class="button"
                  data-kind="second"
                  type="button"
                  onClick={() => {
                    setNow(solved(now, puzzle));
                  }}
                >
                  {say(words.buttons.solution)}
                </button>
              )}
            </div>
          </div>
        </div>
      </section>
      {isSolved && <ClaimsReasons puzzle={puzzle} speech={speech} />}
    </div>
  );
}

const isIn = (seat: SeatOrNobody, right: readonly SeatOrNobody[]): boolean =>
  right.length === 0 ? seat === 'nobody' : right.includes(seat);

function feedback(puzzle: ClaimsPuzzle, { phase, grade, hints }: ClaimsTry, speech: Speech): Feedback {
  const { words } = speech;
  if (phase === 'solved') {
    const isRight = grade?.kind === 'right';
    return { title: say(isRight ? words.right : words.shown), text: outcomeText(puzzle, speech) };
  }
  if (grade === undefined) return { title: say(words.fresh.title), text: say(words.fresh.text) };
  const hint = hints > 0 ? hintText(hintsFor(puzzle, grade)[hints - 1], puzzle, speech) : undefined;
  if (phase === 'open') return { title: say(words.fresh.title), text: hint ?? say(words.fresh.text) };
  const first = firstFeedback(grade, speech);
  return hint === undefined ? first : { title: first.title, text: hint };
}

interface FactsProps {
  readonly puzzle: ClaimsPuzzle;
  readonly minimum: number;
  readonly speech: Speech;
}

/** What the table goes by, and what happened before. */
function Facts({ puzzle, minimum, speech }: FactsProps) {
  const { words } = speech;
  const history = historyText(puzzle, speech);
  const rules = [
    minimum > 0 ? say(words.minimum, { n: minimum }) : say(words.noMinimum),
    ...houseTexts(puzzle, speech),
  ];
  return (
    <dl class="claim-facts">
      {history !== '' && (
        <div>
          <dt>{say(words.history.title)}</dt>
          <dd>{history}</dd>
        </div>
      )}
      <div>
        <dt>{say(words.round)}</dt>
        <dd class="claim-round">
          <Tile tile={windTile(puzzle.table.roundWind)} words={speech.tiles} size="count" decorative />
          {seatName(puzzle.table.roundWind, speech)}
        </dd>
      </div>
      <div>
        <dt>{say(words.house.title)}</dt>
        {rules.map((rule) => (
          <dd key={rule}>{rule}</dd>
        ))}
      </div>
    </dl>
  );
}
