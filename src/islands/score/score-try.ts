import type { PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { readWin, type ScoreExercise } from '../../puzzles/score/exercise.ts';
import { gradeScore, type ScoreGrade } from '../../puzzles/score/grade.ts';
import { scorePuzzleOf, type ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import type { Played } from '../practice/use-game.ts';

/** What the reader has done with the puzzle so far. Marks follow from it and the rules, which may change meanwhile. */
export interface ScoreTry extends Played {
  /** The number as it was typed. */
  readonly fan: string;
  readonly rows: readonly PatternId[];
}

export const FRESH: ScoreTry = { fan: '', rows: [], phase: 'open', hints: 0 };

/** More fan than any hand has; a typed number is not let beyond it. */
export const MOST_FAN = 64;

/**
 * A hand of an exercise as a puzzle.
 *
 * @throws Error if it cannot be read or is no win: exercises are checked before they are published.
 */
export function exerciseAt({ id, hands }: ScoreExercise, at: number, rules: RuleSet): ScorePuzzle {
  const item = hands[at];
  const puzzle = item === undefined ? undefined : scorePuzzleOf(readWin(item), rules);
  if (puzzle === undefined) throw new Error(`exercise ${id}: no won hand at ${at}`);
  return puzzle;
}

/** Another number; what was said about the answer before no longer holds. */
export function withFan(now: ScoreTry, text: string): ScoreTry {
  const digits = text.replace(/\D/g, '').slice(0, 2);
  return { ...FRESH, rows: now.rows, fan: digits === '' ? '' : String(Math.min(Number(digits), MOST_FAN)) };
}

export const stepped = (now: ScoreTry, step: 1 | -1): ScoreTry =>
  withFan(now, String(Math.max(0, now.fan === '' ? Math.max(step, 0) : Number(now.fan) + step)));

export function withRow(now: ScoreTry, id: PatternId): ScoreTry {
  const rows = now.rows.includes(id) ? now.rows.filter((other) => other !== id) : [...now.rows, id];
  return { ...FRESH, fan: now.fan, rows };
}

export const enteredFan = ({ fan }: ScoreTry): number | undefined => (fan === '' ? undefined : Number(fan));

/** The answer checked: a right one opens the solution by itself. */
export function checked(now: ScoreTry, puzzle: ScorePuzzle): ScoreTry {
  const { isRight } = gradeScore(puzzle, { fan: enteredFan(now), rows: now.rows });
  return { ...now, hints: 0, phase: isRight ? 'solved' : 'checked' };
}

export const hinted = (now: ScoreTry): ScoreTry => ({ ...now, hints: now.hints + 1 });

export const solved = (now: ScoreTry): ScoreTry => ({ ...now, phase: 'solved' });

/** What an answer was about: the rows that were wrong; with none ticked, or all right, those that count. */
export function topicsOf({ rows }: ScoreGrade): readonly PatternId[] {
  const wrong = rows.filter(({ mark }) => mark === 'struck' || mark === 'forgotten');
  return (wrong.length > 0 ? wrong : rows).map(({ id }) => id);
}
