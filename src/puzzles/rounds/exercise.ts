import type { RoundsTable } from './puzzle.ts';

/** Rounds puzzles chosen by an author, in a fixed order. Ids never change: progress is kept under them. */
export interface RoundsExercise {
  readonly id: string;
  readonly items: readonly RoundsItem[];
}

export interface RoundsItem extends RoundsTable {
  readonly id: string;
}
