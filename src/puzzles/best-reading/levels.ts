import type { BestReadingPuzzle } from './puzzle.ts';
import { areSame } from './puzzle.ts';

/** From two readings that differ plainly to three and more. */
export const BEST_READING_LEVELS = [1, 2, 3, 4] as const;
export type BestReadingLevel = (typeof BEST_READING_LEVELS)[number];

/**
 * Whether a puzzle belongs to a level, by what is measured on it under `hk33`:
 * 1. two readings that are not worth the same, won by a discard, without bonus tiles;
 * 2. two readings, worth the same or not;
 * 3. two readings that are not worth the same, nothing claimed, with bonus tiles or drawn by oneself, so that how the hand
 *    was won matters too (four pungs that are concealed or not);
 * 4. three readings or more.
 */
export function isOfLevel(level: BestReadingLevel, puzzle: BestReadingPuzzle): boolean {
  const { readings, circumstances, hand } = puzzle;
  if (level === 4) return readings.length > 2;
  if (readings.length !== 2) return false;
  if (level === 2) return true;
  if (areSame(puzzle)) return false;
  const { by, bonus } = circumstances;
  if (level === 1) return by === 'discard' && bonus.length === 0;
  return hand.melds.every(({ concealed }) => concealed) && (by === 'self-draw' || bonus.length > 0);
}
