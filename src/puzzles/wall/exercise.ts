/**
 * Throws chosen by an author, in a fixed order. Ids never change: progress is kept under them. A seed gives the dice of each
 * way to throw, since every table throws in its own.
 */
export interface WallExercise {
  readonly id: string;
  readonly items: readonly WallItem[];
}

export interface WallItem {
  readonly id: string;
  readonly seed: number;
}
