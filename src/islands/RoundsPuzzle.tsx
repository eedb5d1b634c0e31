import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ReasonStrip } from '../components/ReasonStrip.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { WINDS, type Wind } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import type { RoundsExercise } from '../puzzles/rounds/exercise.ts';
import { generateRoundsPuzzle, nextSeed, ROUNDS_LEVELS, type RoundsLevel } from '../puzzles/rounds/generate.ts';
import { gradeRounds, type RoundsAnswer, type RoundsGrade } from '../puzzles/rounds/grade.ts';
import { chairsFrom, roundsPuzzleOf } from '../puzzles/rounds/puzzle.ts';
import { MatchTable } from './rounds/MatchTable.tsx';
import {
  answerText,
  playerText,
  procedureOf,
  questionTexts,
  reasonText,
  windName,
  type RoundsWords,
  type Speech,
} from './rounds/rounds-text.ts';
import { rememberItem } from './remember-item.ts';
import { LevelRow } from './table/LevelRow.tsx';
import type { TableWords } from './table/table-words.ts';
import { useRules } from './waits/use-rules.ts';
import './table/table-islands.css';
import './rounds/rounds.css';

export interface RoundsPuzzleProps {
  readonly id: string;
  readonly words: RoundsWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
  readonly seed: number;
  /** Tables chosen by an author. */
  readonly exercise?: RoundsExercise | undefined;
}

interface Try {
  readonly answer: RoundsAnswer;
  readonly phase: 'open' | 'hinted' | 'checked' | 'solved';
  readonly grade?: RoundsGrade;
}

const FRESH: Try = { answer: {}, phase: 'open' };

/** „Wer ist als Nächstes Ost?“: a hand has ended; who deals, and which wind is the reader's? */
export default function RoundsPuzzle({ id, words, tileWords, tableWords, seed, exercise }: RoundsPuzzleProps) {
  const options = procedureOf(useRules());
  const [place, setPlace] = useState<{ readonly seed: number; readonly level: RoundsLevel }>({ seed, level: 1 });
  const [at, setAt] = useState(0);
  const [now, setNow] = useState<Try>(FRESH);
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const puzzle = useMemo(() => {
    const item = exercise?.items[at];
    return item ? roundsPuzzleOf(item, options) : generateRoundsPuzzle({ ...place, options });
  }, [exercise, at, place, options]);
  useEffect(() => {
    setNow(FRESH);
  }, [puzzle]);
  useEffect(() => {
    setAlive(true);
  }, []);

  const speech: Speech = { words, table: tableWords, you: puzzle.table.you };
  const isSolved = now.phase === 'solved';
  const isLast = at + 1 === exercise?.items.length;
  const [situation, result] = questionTexts(puzzle, speech);
  const answer = (change: RoundsAnswer): void => {
    setNow((before) => ({ answer: { ...before.answer, ...change }, phase: 'open' }));
  };
  const remember = (right: boolean): void => {
    rememberItem('rounds', exercise, exercise?.items[at], right);
  };
  const check = (): void => {
    const grade = gradeRounds(puzzle, now.answer);
    if (grade.kind !== 'unanswered') remember(grade.kind === 'right');
    setNow({ ...now, grade, phase: grade.kind === 'right' ? 'solved' : 'checked' });
  };
  const goOn = (): void => {
    if (exercise === undefined) setPlace({ ...place, seed: nextSeed(place.seed) });
    else setAt(isLast ? 0 : at + 1);
    setNow(FRESH);
    title.current?.focus();
  };
  const { title: sentence, text } = feedback(now, answerText(puzzle, speech), words);
  const dealers: readonly (Wind | 'over')[] = [...chairsFrom(puzzle.table.you), 'over'];

  return (
    <div class="rounds-puzzle" data-alive={alive ? '' : undefined}>
      <section role="group" class="felt match" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
            {result}
          </h2>
          {exercise === undefined ? (
            <LevelRow
              level={place.level}
              levels={ROUNDS_LEVELS}
              label={say(words.puzzle.level)}
              names={words.puzzle.levels}
              onChoose={(level) => {
                setPlace({ ...place, level });
              }}
            />
          ) : (
            <p class="felt-note">{say(words.puzzle.place, { at: at + 1, total: exercise.items.length })}</p>
          )}
        </div>
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
                answer({ dealer });
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
                answer({ wind });
              }}
            />
          </div>
        </div>
        <hr class="felt-rule needs-script" />
        <div class="match-end needs-script">
          <StatusLine title={sentence}>{text}</StatusLine>
          <div class="buttons">
            <button class="button" type="button" onClick={isSolved ? goOn : check}>
              {say(
                isSolved
                  ? isLast
                    ? words.puzzle.buttons.first
                    : words.puzzle.buttons.next
                  : words.puzzle.buttons.check,
              )}
            </button>
            <button
              class="button"
              data-kind="second"
              type="button"
              onClick={() => {
                setNow(isSolved ? FRESH : { ...now, phase: 'hinted' });
                if (!isSolved) remember(false);
              }}
            >
              {say(isSolved ? words.puzzle.buttons.again : words.puzzle.buttons.tip)}
            </button>
            {(now.phase === 'checked' || now.phase === 'hinted') && (
              <button
                class="button"
                data-kind="second"
                type="button"
                onClick={() => {
                  setNow({ ...now, grade: gradeRounds(puzzle, now.answer), phase: 'solved' });
                }}
              >
                {say(words.puzzle.buttons.solution)}
              </button>
            )}
          </div>
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

function feedback({ phase, grade }: Try, answer: string, { puzzle }: RoundsWords): { title: string; text: string } {
  if (phase === 'solved') return { title: say(grade?.kind === 'right' ? puzzle.right : puzzle.shown), text: answer };
  if (phase === 'hinted') return { title: say(puzzle.fresh.title), text: say(puzzle.hint) };
  if (phase === 'open' || grade === undefined || grade.kind === 'right')
    return { title: say(puzzle.fresh.title), text: say(puzzle.fresh.text) };
  if (grade.kind === 'unanswered') return { title: say(puzzle.unanswered.title), text: say(puzzle.unanswered.text) };
  return { title: say(puzzle.wrong[grade.kind]), text: say(puzzle.checked) };
}

interface RadiosProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  /** The right one, once the solution lies open. */
  readonly right: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

const Radios = <Value extends string>({ name, legend, values, value, right, nameOf, onChoose }: RadiosProps<Value>) => (
  <fieldset class="match-radios">
    <legend>{legend}</legend>
    <div class="match-radio-list">
      {values.map((each) => (
        <label
          key={each}
          data-mark={right === undefined ? undefined : each === right ? 'right' : each === value ? 'wrong' : undefined}
        >
          <input
            type="radio"
            name={name}
            checked={value === each}
            disabled={right !== undefined}
            onChange={() => {
              onChoose(each);
            }}
          />
          <span>{nameOf(each)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
