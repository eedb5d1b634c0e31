import type { Tile } from '../../engine/tile.ts';
import { gradeDiscard, type DiscardGrade } from '../../puzzles/discard/grade.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import type { DiscardTable } from '../../puzzles/discard/table.ts';
import { withoutTiles } from '../../table/held-tiles.ts';
import type { Played } from '../practice/use-game.ts';

/** What the reader has done with the puzzle so far. */
export interface DiscardTry extends Played {
  /** The place of the chosen tile among those shown. */
  readonly chosen?: number | undefined;
  readonly grade?: DiscardGrade | undefined;
}

export const FRESH: DiscardTry = { phase: 'open', hints: 0 };

/** The held tiles in the order they are shown: the drawn one last. */
export const shownTiles = ({ hand: { tiles }, drawn }: DiscardTable): readonly Tile[] =>
  drawn === undefined ? tiles : [...withoutTiles(tiles, [drawn]), drawn];

const gradeOf = ({ chosen }: DiscardTry, puzzle: DiscardPuzzle): DiscardGrade =>
  gradeDiscard(puzzle, chosen === undefined ? undefined : shownTiles(puzzle.table)[chosen]);

/** The answer checked: a right one opens the solution by itself. */
export function checked(now: DiscardTry, puzzle: DiscardPuzzle): DiscardTry {
  const grade = gradeOf(now, puzzle);
  return { ...now, grade, hints: 0, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

export const hinted = (now: DiscardTry, puzzle: DiscardPuzzle): DiscardTry => ({
  ...now,
  grade: gradeOf(now, puzzle),
  hints: now.hints + 1,
});

export const solved = (now: DiscardTry, puzzle: DiscardPuzzle): DiscardTry => ({
  ...now,
  grade: gradeOf(now, puzzle),
  phase: 'solved',
});
