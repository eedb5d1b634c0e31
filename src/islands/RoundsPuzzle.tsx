import { useMemo } from 'preact/hooks';
import { ReasonStrip } from '../components/ReasonStrip.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { WINDS, type Wind } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import type { RoundsExercise } from '../puzzles/rounds/exercise.ts';
import { generateRoundsPuzzle, ROUNDS_LEVELS, type RoundsLevel } from '../puzzles/rounds/generate.ts';
import { chairsFrom, roundsPuzzleOf } from '../puzzles/rounds/puzzle.ts';
import { itemName } from './practice/item-name.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeName, placeAfter, seededPlaces } from './practice/place-link.ts';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { useItems } from './practice/use-items.ts';
import { usePlace } from './practice/use-place.ts';
import { useGame } from './practice/use-game.ts';
import { WhichPuzzle } from './practice/WhichPuzzle.tsx';
import { MatchTable } from './rounds/MatchTable.tsx';
import { Radios } from './rounds/Radios.tsx';
import { answered, checked, FRESH, hinted, partsOf, solved, statusOf, type RoundsTry } from './rounds/rounds-game.ts';
import {
  answerText,
  playerText,
  questionTexts,
  reasonText,
  windName,
  type RoundsWords,
  type Speech,
} from './rounds/rounds-text.ts';
import type { TableWords } from './table/table-words.ts';
import { useProcedure } from './table/use-procedure.ts';
import { useRules } from './rules/use-rules.ts';
import './table/table-islands.css';
import './rounds/rounds.css';

export interface RoundsPuzzleProps {
  readonly id: string;
  readonly words: RoundsWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
  /** Where the puzzle lives in the address. */
  readonly practice?: PracticeWords | undefined;
  /** Where a reader without a link begins. */
  readonly seed: number;
  readonly level: RoundsLevel;
  /** Tables chosen by an author. */
  readonly exercise?: RoundsExercise | undefined;
}

const LINK = seededPlaces('rounds', ROUNDS_LEVELS);

/** „Wer ist als Nächstes Ost?“: a hand has ended; who deals, and which wind is the reader's? */
export default function RoundsPuzzle(props: RoundsPuzzleProps) {
  const { id, words, tileWords, tableWords, practice, seed, level, exercise } = props;
  const rulesText = useRules();
  const options = useProcedure();
  const { place, setPlace, notes } = usePlace(LINK, { seed, level }, rulesText, practice?.notes);
  const items = useItems(exercise);
  const puzzle = useMemo(() => {
    const item = exercise?.items[items.at];
    return item ? roundsPuzzleOf(item, options) : generateRoundsPuzzle({ ...place, options });
  }, [exercise, items.at, place, options]);
  const game = useGame<RoundsTry, 'rounds'>({
    kind: 'rounds',
    item: itemName(exercise, exercise?.items[items.at]) ?? placeName(LINK, place),
    key: puzzle,
    fresh: FRESH,
    check: (before) => checked(before, puzzle),
    tip: hinted,
    solve: (before) => solved(before, puzzle),
    isUnanswered: ({ grade }) => grade?.kind === 'unanswered',
    told: ({ grade, answer }) =>
      grade && {
        right: grade.kind === 'right',
        topics: puzzle.reasons.map(({ code }) => code),
        parts: partsOf(grade),
        given: Object.values(answer).join(' '),
      },
    onNext: (begin) => {
      if (exercise === undefined) setPlace(placeAfter(place));
      else items.goOn();
      begin();
    },
  });
  const { now, setNow, alive, title, isSolved } = game;

  const speech: Speech = { words, table: tableWords, you: puzzle.table.you };
  const [situation, result] = questionTexts(puzzle, speech);
  const status = statusOf(now, answerText(puzzle, speech), words);
  const dealers: readonly (Wind | 'over')[] = [...chairsFrom(puzzle.table.you), 'over'];

  return (
    <div class="rounds-puzzle" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt match" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {result}
          </h2>
          <WhichPuzzle
            words={practice}
            place={place}
            levels={ROUNDS_LEVELS}
            items={items}
            itemText={words.puzzle.place}
            onLevel={(chosen) => {
              setPlace({ seed: place.seed, level: chosen });
            }}
          />
        </div>
        {practice !== undefined && <LinkNotes notes={notes} />}
        <p class="match-situation">{situation}</p>
        <div class="match-scene">
          <MatchTable position={puzzle.table.position} speech={speech} tileWords={tileWords} />
          <div class="match-side needs-script">
            <Radios
              name={`${id}-dealer`}
              legend={say(words.puzzle.dealer)}
              values={dealers}
              value={now.answer.dealer}
              right={isSolved ? (puzzle.dealer ?? 'over') : undefined}
              nameOf={(chair) => (chair === 'over' ? say(words.puzzle.over) : playerText(chair, speech))}
              onChoose={(dealer) => {
                setNow((before) => answered(before, { dealer }));
              }}
            />
            <Radios
              name={`${id}-wind`}
              legend={say(words.puzzle.wind)}
              values={WINDS}
              value={now.answer.wind}
              right={isSolved ? puzzle.wind : undefined}
              nameOf={(wind) => windName(wind, speech)}
              onChoose={(wind) => {
                setNow((before) => answered(before, { wind }));
              }}
            />
          </div>
        </div>
        <hr class="felt-rule needs-script" />
        <div class="match-end needs-script">
          <StatusLine title={status.title}>{status.text}</StatusLine>
          <PuzzleButtons {...game.buttons} words={words.puzzle.buttons} isLast={items.isLast} />
        </div>
      </section>
      {isSolved && (
        <ReasonStrip label={answerText(puzzle, speech)}>
          <ol class="match-reasons">
            {puzzle.reasons.map((reason) => (
              <li key={reason.code}>{reasonText(reason, speech)}</li>
            ))}
            <li>{answerText(puzzle, speech)}</li>
          </ol>
        </ReasonStrip>
      )}
    </div>
  );
}
