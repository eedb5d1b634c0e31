import { countedExchange, fanOf, type BuildHandPuzzle } from './puzzle.ts';

/** From four tiles to choose from to a complete hand that is worth too little. */
export const BUILD_HAND_LEVELS = [1, 2, 3, 4] as const;
export type BuildHandLevel = (typeof BUILD_HAND_LEVELS)[number];

export const isBuildHandLevel = (value: number): value is BuildHandLevel =>
  (BUILD_HAND_LEVELS as readonly number[]).includes(value);

/** How many tiles are offered on level 1. */
export const OFFERED = 4;

/**
 * Whether a puzzle belongs to a level, by what is measured on it under `hk33`:
 * 1. four tiles are offered, nothing claimed, one to three exchanges reach the target;
 * 2. any tile, nothing claimed, at most four exchanges reach it, and another one completes the hand for too little;
 * 3. the same with a claimed set or bonus tiles;
 * 4. the hand is complete already and worth too little; at most four exchanges reach the target.
 */
export function isOfLevel(level: BuildHandLevel, puzzle: BuildHandPuzzle): boolean {
  const { melds, place, solutions, tooCheap } = puzzle;
  const isClosed = melds.length === 0 && place.bonus.length === 0;
  if (worthBefore(puzzle) !== undefined) return level === 4 && isWithin(solutions.length, 4);
  if (level === 1) return isClosed && isWithin(solutions.length, 3);
  if (level === 4 || !isWithin(solutions.length, 4) || tooCheap.length === 0) return false;
  return level === 2 ? isClosed : !isClosed;
}

const isWithin = (count: number, most: number): boolean => count >= 1 && count <= most;

/** What the fourteen tiles are worth as they lie, the dearest of them having come last; `undefined` if they are not complete. */
export function worthBefore(puzzle: BuildHandPuzzle): number | undefined {
  const worths = [...new Set(puzzle.held)].flatMap((tile) => {
    const counted = countedExchange(puzzle, { give: tile, take: tile }, puzzle.rules);
    return counted === undefined ? [] : [fanOf(counted.score)];
  });
  return worths.length === 0 ? undefined : Math.max(...worths);
}
