/**
 * Waits puzzles chosen by an author, in a fixed order. Ids never change: progress is kept under them. A hand is written
 * as in the notation, 13 tiles, and is ready under every preset.
 */
export interface WaitsExercise {
  readonly id: string;
  readonly hands: readonly WaitsItem[];
}

export interface WaitsItem {
  readonly id: string;
  readonly hand: string;
}
