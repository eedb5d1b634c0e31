/** Every kind of puzzle: its folder here, its address below `/practice/` and `/embed/`, and its name in stored answers. */
export const PUZZLE_KINDS = [
  'waits',
  'build-wait',
  'score',
  'build-hand',
  'best-reading',
  'claims',
  'wall',
  'rounds',
  'discard',
  'tile-names',
] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];
