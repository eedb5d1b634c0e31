import type { Tile } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { generateDiscardPuzzle } from '../../puzzles/discard/generate.ts';
import { gradeDiscard, type DiscardGrade } from '../../puzzles/discard/grade.ts';
import type { DiscardLevel } from '../../puzzles/discard/levels.ts';
import { discardPuzzleOf, type DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import { tableOf, type DiscardExercise, type DiscardTable } from '../../puzzles/discard/table.ts';
import { withoutTiles } from '../../table/held-tiles.ts';
import type { Place } from '../practice/place-link.ts';

/** What the reader has done with the puzzle so far; `solved`: the solution lies open. */
export interface DiscardTry {
  /** The place of the chosen tile among those shown. */
  readonly chosen?: number | undefined;
  readonly phase: 'open' | 'checked' | 'solved';
  readonly hints: number;
  readonly grade?: DiscardGrade | undefined;
}

export const FRESH: DiscardTry = { phase: 'open', hints: 0 };

export const puzzleAt = ({ seed, level }: Place<DiscardLevel>, rules: RuleSet): DiscardPuzzle =>
  generateDiscardPuzzle({ seed, level, rules });

/** An item of an exercise as a puzzle. */
export function exerciseAt({ id, items }: DiscardExercise, at: number, rules: RuleSet): DiscardPuzzle {
  const item = items[at];
  if (!item) throw new Error(`exercise ${id}: no item at ${at}`);
  return discardPuzzleOf(tableOf(item), item.ask ?? 'tiles', rules);
}

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
