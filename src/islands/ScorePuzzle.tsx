import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hand } from '../components/Hand.tsx';
import { StatusLine } from '../components/StatusLine.tsx';
import { formatHand } from '../engine/notation.ts';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import type { ScoreExercise } from '../puzzles/score/exercise.ts';
import { gradeScore, hintsFor } from '../puzzles/score/grade.ts';
import type { ScoreLevel } from '../puzzles/score/levels.ts';
import { offeredRows } from '../puzzles/score/rows.ts';
import { FanEntry, RowEntry } from './score/Entry.tsx';
import { feedbackOf } from './score/feedback.ts';
import { Levels } from './score/Levels.tsx';
import { roomFor } from './score/room.ts';
import { ScoreHead } from './score/ScoreHead.tsx';
import {
  checked,
  enteredFan,
  exerciseAt,
  FRESH,
  hinted,
  placeAfter,
  puzzleAt,
  rulesNamed,
  solved,
  stepped,
  withFan,
  withRow,
  type ScoreTry,
} from './score/score-game.ts';
import { ScoreReading, ScoreTables } from './score/ScoreMore.tsx';
import { ScorePayment, ScoreTable } from './score/ScoreSolution.tsx';
import { useScoreAddress } from './score/use-score-address.ts';
import type { PatternTexts, PracticeWords, RulesNames, ScoreWords } from './score/words.ts';
import { useRules } from './waits/use-rules.ts';
import './score/score.css';

export interface ScorePuzzleProps {
  /** Tells several puzzles on one page apart. */
  readonly id: string;
  readonly words: ScoreWords;
  readonly tileWords: TileWords;
  readonly patterns: PatternTexts;
  readonly tables: RulesNames;
  /** Where the puzzle lives in the address. */
  readonly practice?: PracticeWords | undefined;
  /** Where a reader without a link begins. */
  readonly seed: number;
  readonly level: ScoreLevel;
  /** Hands chosen by an author; the address is then left alone. */
  readonly exercise?: ScoreExercise | undefined;
}

/** „Zähle diese Hand“: enter the fan, tick the rows if you like, check, and see row by row why. */
export default function ScorePuzzle(props: ScorePuzzleProps) {
  const { id, words, tileWords, patterns, tables, practice, exercise } = props;
  const rulesId = useRules();
  const rules = rulesNamed(rulesId);
  const { place, setPlace, notes } = useScoreAddress(props, rulesId, rules, practice);
  const [at, setAt] = useState(0);
  const [now, setNow] = useState<ScoreTry>(FRESH);
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  const puzzle = useMemo(
    () => (exercise === undefined ? puzzleAt(place, rules) : exerciseAt(exercise, at, rules)),
    [exercise, at, place, rules],
  );
  const handName = JSON.stringify([formatHand(puzzle.hand), puzzle.circumstances]);
  useEffect(() => {
    setNow(FRESH);
  }, [handName]);
  useEffect(() => {
    setAlive(true);
  }, []);
  useEffect(() => {
    if (now.phase === 'solved' && document.activeElement === document.body) main.current?.focus();
  }, [now.phase]);

  const grade = gradeScore(puzzle, { fan: enteredFan(now), rows: now.rows });
  const isSolved = now.phase === 'solved';
  const isLast = at + 1 === exercise?.hands.length;
  const goOn = (): void => {
    if (exercise === undefined) setPlace(placeAfter(place));
    else setAt((at + 1) % exercise.hands.length);
    setNow(FRESH);
    title.current?.focus();
  };
  const check = (): void => {
    setNow(checked(now, puzzle));
  };
  const status = feedbackOf(puzzle, now, grade, hintsFor(puzzle, grade), words);
  const parts = { puzzle, words, tileWords, patterns };

  return (
    <section class="score" data-alive={alive ? '' : undefined} aria-labelledby={`${id}-title`}>
      <ScoreHead
        id={id}
        puzzle={puzzle}
        words={words}
        tileWords={tileWords}
        titleRef={title}
        quiet={practice !== undefined}
      >
        {practice !== undefined && (
          <Levels
            level={place.level}
            words={practice}
            onChoose={(level) => {
              setPlace({ seed: place.seed, level });
            }}
          />
        )}
        {exercise !== undefined && exercise.hands.length > 1 && (
          <p class="small score-place">{say(words.place, { at: at + 1, total: exercise.hands.length })}</p>
        )}
      </ScoreHead>
      {practice !== undefined && (
        <div class="score-notes" role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <div class="felt" data-room={roomFor(puzzle)}>
        <Hand
          hand={puzzle.hand}
          bonus={puzzle.circumstances.bonus}
          words={tileWords}
          size="hand"
          label={say(words.hand)}
          concealedKong={puzzle.rules.options.concealedKongDisplay}
          captions
          spread
        />
      </div>
      <div class="score-columns needs-script" data-phase={isSolved ? 'solved' : 'open'}>
        <div class="score-status">
          <StatusLine title={status.title}>{status.text}</StatusLine>
        </div>
        {isSolved ? (
          <>
            <ScoreTable {...parts} grade={grade} />
            <ScorePayment {...parts} />
          </>
        ) : (
          <>
            <FanEntry
              id={`${id}-fan`}
              value={now.fan}
              words={words}
              onType={(text) => {
                setNow(withFan(now, text));
              }}
              onStep={(step) => {
                setNow(stepped(now, step));
              }}
              onEnter={check}
            />
            <RowEntry
              offered={offeredRows(puzzle)}
              ticked={now.rows}
              patterns={patterns}
              words={words}
              onToggle={(row) => {
                setNow(withRow(now, row));
              }}
            />
          </>
        )}
        <div class="buttons">
          <button class="button" type="button" ref={main} onClick={isSolved ? goOn : check}>
            {say(isSolved ? (isLast ? words.buttons.first : words.buttons.next) : words.buttons.check)}
          </button>
          <button
            class="button"
            data-kind="second"
            type="button"
            onClick={() => {
              setNow(isSolved ? FRESH : hinted(now));
            }}
          >
            {say(isSolved ? words.buttons.again : words.buttons.tip)}
          </button>
          {now.phase === 'checked' && (
            <button
              class="button"
              data-kind="second"
              type="button"
              onClick={() => {
                setNow(solved(now));
              }}
            >
              {say(words.buttons.solution)}
            </button>
          )}
        </div>
      </div>
      {isSolved && (
        <>
          <ScoreReading {...parts} />
          <ScoreTables {...parts} tables={tables} rulesId={rulesId} />
        </>
      )}
    </section>
  );
}
