import { useMemo } from 'preact/hooks';
import { ReasonStrip } from '../components/ReasonStrip.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { WINDS, type Wind } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import type { RoundsExercise } from '../puzzles/rounds/exercise.ts';
import { generateRoundsPuzzle, ROUNDS_LEVELS, type RoundsLevel } from '../puzzles/rounds/generate.ts';
import { chairsFrom, roundsPuzzleOf } from '../puzzles/rounds/puzzle.ts';
import { itemName, useFirstAnswer } from './practice/first-answer.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { placeAfter, seededPlaces } from './practice/place-link.ts';
import { PuzzleButtons } from './practice/PuzzleButtons.tsx';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { useItems } from './practice/use-items.ts';
import { usePlace } from './practice/use-place.ts';
import { useTry } from './practice/use-try.ts';
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
import { useProcedure } from './table/use-table-rules.ts';
import { useRules } from './waits/use-rules.ts';
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

const LINK = seededPlaces(ROUNDS_LEVELS);

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
  const { now, setNow, alive, title, main, begin } = useTry<RoundsTry>(FRESH, puzzle);
  const name = itemName('rounds', LINK.write(place), exercise, exercise?.items[items.at]);
  const memory = useFirstAnswer('rounds', name);

  const speech: Speech = { words, table: tableWords, you: puzzle.table.you };
  const isSolved = now.phase === 'solved';
  const [situation, result] = questionTexts(puzzle, speech);
  const settle = (next: RoundsTry): void => {
    setNow(next);
    const { grade } = next;
    if (grade === undefined || (grade.kind === 'unanswered' && next.phase !== 'solved')) return;
    const topics = puzzle.reasons.map(({ code }) => code);
    memory.tell({
      right: grade.kind === 'right',
      topics,
      parts: partsOf(grade),
      given: Object.values(next.answer).join(' '),
    });
  };
  const goOn = (): void => {
    if (exercise === undefined) setPlace(placeAfter(place));
    else items.goOn();
    begin();
  };
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
          <PuzzleButtons
            words={words.puzzle.buttons}
            isSolved={isSolved}
            maySolve={now.phase === 'checked' || now.phase === 'hinted'}
            isLast={items.isLast}
            main={main}
            onCheck={() => {
              settle(checked(now, puzzle));
            }}
            onTip={() => {
              memory.hint();
              setNow(hinted(now));
            }}
            onSolve={() => {
              settle(solved(now, puzzle));
            }}
            onAgain={() => {
              setNow(FRESH);
            }}
            onNext={goOn}
          />
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
