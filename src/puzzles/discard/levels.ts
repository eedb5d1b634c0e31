import type { FullHand } from '../../engine/discards.ts';
import { distanceFromReady, distancesBeside } from '../../engine/distance.ts';
import { isHonor, suitOf, SUITS, type Tile } from '../../engine/tile.ts';
import { copiesOf, kindsOf } from '../../table/held-tiles.ts';
import { PLAIN_SHAPES } from '../played/player.ts';
import { bestUnseeing, type DiscardPuzzle } from './puzzle.ts';
import { tilesInView, type DiscardQuestion, type DiscardTable } from './table.ts';

/** From a lone honor to the choice between a wide wait and one that may be called. */
export const DISCARD_LEVELS = [1, 2, 3, 4, 5] as const;
export type DiscardLevel = (typeof DISCARD_LEVELS)[number];

/** A level on which fan do not matter. */
export type TilesLevel = Exclude<DiscardLevel, 5>;

export const isDiscardLevel = (value: number): value is DiscardLevel =>
  (DISCARD_LEVELS as readonly number[]).includes(value);

export const questionOf = (level: DiscardLevel): DiscardQuestion => (level === 5 ? 'callable' : 'tiles');

/** Tiles in view beyond which a table takes longer to read than the question is worth. */
const MOST_IN_VIEW = 40;

/** Tiles in view that make looking at the table worth while. */
const LEAST_IN_VIEW = 16;

/**
 * Whether a hand may be of a level, as far as that can be seen without the table and without ranking its discards: cheap, and
 * true of every puzzle of the level. On all of them nobody may declare a kong instead, and the hand is not complete.
 */
export function mayBeHeld(level: DiscardLevel, hand: DiscardTable['hand']): boolean {
  const { tiles, melds } = hand;
  if (level === 1 && melds.length > 0) return false;
  if (level === 3 && longestSuit(tiles) < 8) return false;
  if (level === 5 && melds.length > 3) return false;
  const distance = distanceFromReady(hand, PLAIN_SHAPES);
  const [least, most] = DISTANCES[level];
  if (distance < least || distance > most || holdsKong(hand)) return false;
  if (level === 1) return tiles.some((tile) => isLone(tile, tiles));
  if (level === 2) return longestSuit(tiles) <= 7 && !tiles.some((tile) => isLone(tile, tiles));
  return level !== 5 || readyDiscards(hand) > 1;
}

/** Whether as many tiles are in view as the level asks for. */
export function mayBeSeen(level: DiscardLevel, table: DiscardTable): boolean {
  const inView = tilesInView(table).length;
  return inView <= MOST_IN_VIEW && (level !== 4 || inView >= LEAST_IN_VIEW);
}

/** How far the hand is from ready after the best discard, at least and at most. */
const DISTANCES = { 1: [1, 2], 2: [0, 2], 3: [0, 2], 4: [0, 1], 5: [0, 0] } as const;

/** How many kinds leave the hand ready when they go. */
const readyDiscards = (hand: FullHand): number =>
  distancesBeside(hand, kindsOf(hand.tiles), -1, PLAIN_SHAPES).filter((distance) => distance === 0).length;

/**
 * Whether a puzzle belongs to a level, by what is measured on it under three-three rules, if
 * `mayBeHeld` and `mayBeSeen` hold. After the
 * best discard the hand is ready or up to two tiles from it (level 1: one or two, level 4: at most one). One discard is
 * best, on level 1 two may be.
 * 1. Lone tiles: nothing is claimed, and the best discard touches no other tile (孤張: no equal, no neighbor within two).
 * 2. Shapes: no tile stands alone, no more than seven tiles are of one suit; two-sided shapes, gaps, pairs compete.
 * 3. One suit: eight or more held tiles are of one suit, and the best discard is one of them and not alone.
 * 4. In view: 16 to 40 tiles lie on the table and decide; counted without them another discard would be best.
 * 5. Fan or width: at most three sets are claimed, the hand is ready after two discards or more, and the one that leaves most copies on which one may win
 *    with three fan is not simply the one that leaves most copies.
 * On levels 1 to 3 the best discard is the same whether one looks at the table or not.
 */
export function isOfLevel(level: DiscardLevel, puzzle: DiscardPuzzle): boolean {
  const { best, ranking, table } = puzzle;
  const { tiles } = table.hand;
  const [only] = best;
  if (only === undefined || (level > 1 && best.length > 1)) return false;
  if (level === 5) return fanDecides(puzzle);
  if (ranking.length === best.length) return false;
  const unseeing = bestUnseeing(puzzle);
  if (level === 4) return !unseeing.includes(only);
  if (unseeing.join() !== best.join()) return false;
  if (level === 1) return best.length < 3 && best.every((tile) => isLone(tile, tiles));
  if (level === 2) return true;
  return !isLone(only, tiles) && suitOf(only) !== undefined && heldOf(only, tiles) >= 8;
}

const fanDecides = ({ best, widest, ranking }: DiscardPuzzle): boolean =>
  (ranking[0]?.callable ?? 0) > 0 && widest.join() !== best.join();

/** 孤張: no equal tile in the hand, and in its suit none within two steps. */
export const isLone = (tile: Tile, tiles: readonly Tile[]): boolean =>
  copiesOf(tiles, tile) === 1 &&
  (isHonor(tile) ||
    tiles.every((other) => other === tile || suitOf(other) !== suitOf(tile) || Math.abs(other - tile) > 2));

export const longestSuit = (tiles: readonly Tile[]): number =>
  Math.max(...SUITS.map((suit) => tiles.filter((tile) => suitOf(tile) === suit).length));

const heldOf = (tile: Tile, tiles: readonly Tile[]): number =>
  tiles.filter((other) => suitOf(other) === suitOf(tile)).length;

const holdsKong = ({ tiles, melds }: DiscardTable['hand']): boolean =>
  tiles.some((tile) => copiesOf(tiles, tile) === 4 || melds.some((meld) => meld.kind === 'pung' && meld.tile === tile));
