import { randomSource, type Random } from '../engine/random.ts';

/** Seeds are whole numbers from 1 to this one, short enough to be read out. */
export const LAST_SEED = 999_999;

export const isSeed = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= LAST_SEED;

/** The seed of the puzzle after this one; the last is followed by the first. */
export const nextSeed = (seed: number): number => (seed % LAST_SEED) + 1;

/**
 * The source of chance of one puzzle.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function seededSource(kind: string, level: number, seed: number): Random {
  if (!isSeed(seed)) throw new RangeError(`no seed: ${seed}`);
  return randomSource(`${kind} ${level} ${seed}`);
}

/** So many seeds in a row never give the same puzzle twice. */
export const SEEDS_WITHOUT_REPEAT = 10;

/**
 * Whether it is a puzzle's turn at a seed. The same puzzle, by its text, has its turn at every tenth seed only, so that a run
 * of ten never meets it twice.
 */
export const hasItsTurn = (text: string, seed: number): boolean =>
  Math.floor(randomSource(text)() * SEEDS_WITHOUT_REPEAT) === seed % SEEDS_WITHOUT_REPEAT;
