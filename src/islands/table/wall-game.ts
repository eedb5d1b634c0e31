import { gradeWall, type WallGrade, type WallMistake } from '../../puzzles/wall/grade.ts';
import type { WallPuzzle } from '../../puzzles/wall/puzzle.ts';
import type { StackAddress } from '../../table/wall.ts';
import type { Played } from '../practice/use-game.ts';

/** What the reader has done with a throw so far. */
export interface WallTry extends Played {
  readonly chosen?: StackAddress;
  /** `empty`: checked with nothing chosen. */
  readonly grade?: WallGrade | 'empty';
  /** The solution was asked for. */
  readonly shown?: boolean;
}

export const FRESH: WallTry = { phase: 'open', hints: 0 };

/** Another stack; what was said about the one before no longer holds. */
export const chosenStack = (now: WallTry, chosen: StackAddress): WallTry =>
  now.phase === 'solved' ? now : { ...FRESH, chosen };

/** The choice checked: a right one opens the solution by itself. */
export function checked(now: WallTry, puzzle: WallPuzzle): WallTry {
  const grade = now.chosen === undefined ? 'empty' : gradeWall(puzzle, now.chosen);
  return { ...now, hints: 0, grade, phase: grade !== 'empty' && grade.kind === 'right' ? 'solved' : 'checked' };
}

export const hinted = (now: WallTry): WallTry => ({ ...now, hints: now.hints + 1 });

export const solved = ({ grade, ...now }: WallTry): WallTry => ({
  ...now,
  ...(grade === undefined || grade === 'empty' ? {} : { grade }),
  shown: true,
  phase: 'solved',
});

/** The usual mistakes that lead to what was chosen. */
export const mistakesIn = ({ grade }: WallTry): readonly WallMistake[] =>
  grade !== undefined && grade !== 'empty' && grade.kind === 'wrong' ? grade.mistakes : [];
