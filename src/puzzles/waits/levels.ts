import { isHonor, isSuited, suitOf, type Tile } from '../../engine/tile.ts';
import { allTiles } from '../../engine/hand.ts';
import type { WaitsPuzzle } from './puzzle.ts';
import type { WaitShape } from './shape.ts';

/** From a plain two-sided wait to one-suit hands with seven to nine waits: the hand alone is looked at. */
export const SHAPE_LEVELS = [1, 2, 3, 4, 5] as const;
export type ShapeLevel = (typeof SHAPE_LEVELS)[number];

/** Hands in the middle of play: how many copies are left, and which of the waits may be called (`at-table.ts`). */
export const TABLE_LEVELS = [6, 7] as const;
export type TableLevel = (typeof TABLE_LEVELS)[number];

export const WAITS_LEVELS = [...SHAPE_LEVELS, ...TABLE_LEVELS] as const;
export type WaitsLevel = (typeof WAITS_LEVELS)[number];

export const isWaitsLevel = (value: number): value is WaitsLevel => (WAITS_LEVELS as readonly number[]).includes(value);

export const isTableLevel = (value: WaitsLevel): value is TableLevel => value > 5;

/** How many waits a hand of a level has, at least and at most (thirteen orphans on level 4 stand outside). */
export const WAIT_COUNTS: Readonly<Record<ShapeLevel, readonly [number, number]>> = {
  1: [1, 2],
  2: [1, 2],
  3: [3, 3],
  4: [4, 6],
  5: [7, 9],
};

const SPECIAL: readonly WaitShape[] = ['seven-pairs', 'orphans-one', 'orphans-thirteen'];
const SECOND: readonly WaitShape[] = ['edge', 'closed', 'pair', 'two-pairs'];

/**
 * Whether a puzzle belongs to a level, by what is measured on it:
 * 1. one shape, one way to read it, nothing on the table: two-sided, or the pair to a single honor;
 * 2. the same with edge, closed, pair or two pairs;
 * 3. exactly three waits;
 * 4. four to six waits, or seven pairs, or thirteen orphans;
 * 5. seven to nine waits, every tile of the hand in one suit.
 */
export function isOfLevel(level: ShapeLevel, puzzle: WaitsPuzzle): boolean {
  if (SPECIAL.includes(puzzle.shape)) return level === 4;
  if (!hasCountOf(level, puzzle.waits.length)) return false;
  if (level === 5) return isOneSuit(allTiles(puzzle.hand));
  if (level > 2) return true;
  return isPlain(puzzle) && (level === 1 ? isFirstShape(puzzle) : SECOND.includes(puzzle.shape));
}

const hasCountOf = (level: ShapeLevel, count: number): boolean =>
  count >= WAIT_COUNTS[level][0] && count <= WAIT_COUNTS[level][1];

const isPlain = ({ hand, waits }: WaitsPuzzle): boolean =>
  hand.melds.length === 0 && waits.every(({ layouts, shapes }) => layouts.length === 1 && shapes.length === 1);

const isFirstShape = ({ shape, waits }: WaitsPuzzle): boolean =>
  (shape === 'two-sided' && waits.length === 2) || (shape === 'pair' && waits.every(({ tile }) => isHonor(tile)));

const isOneSuit = (tiles: readonly Tile[]): boolean =>
  tiles.every((tile) => isSuited(tile) && suitOf(tile) === suitOf(tiles[0] ?? tile));
