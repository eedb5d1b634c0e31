import { countTiles, type Hand } from './hand.ts';
import type { Meld } from './meld.ts';
import type { ShapeOptions } from './readings.ts';
import { suitKeysOf } from './suit-keys.ts';
import {
  honorShape,
  isCompleteSuit,
  pairIn,
  quadsIn,
  suitShape,
  totalsOf,
  waitsIn,
  type SuitShape,
} from './suit-shapes.ts';
import { COPIES_PER_TILE, isOrphan, ORPHANS, TILES, type Tile } from './tile.ts';

/** `deadWaits`: a tile whose four copies are all in the own hand and sets counts as a wait. */
export type WaitOptions = ShapeOptions & { readonly deadWaits: boolean };

/**
 * 叫糊: the tiles that complete a legal hand of 13, in canonical order; none if it is not ready. A winning tile is ignored.
 * Four look-ups by suit and a few bit masks; readings are not made.
 */
export function findWaits({ tiles, melds }: Hand, options: WaitOptions): readonly Tile[] {
  const keys = suitKeysOf(tiles);
  const m = suitShape(keys[0]);
  const p = suitShape(keys[1]);
  const s = suitShape(keys[2]);
  const honors = honorShape(keys[3]);
  const waits = standardWaits(m, p, s, honors, options.deadWaits);
  if (melds.length > 0) return options.deadWaits ? waits : withoutFourthCopies(waits, tiles, melds);
  const { kinds, pairs } = totalsOf(m, p, s, honors);
  if (kinds >= 12) return merged(waits, orphanWaits(tiles));
  if (pairs === 6 && options.sevenPairs && (kinds === 7 || options.quadsArePairs))
    return merged(waits, oddTiles(tiles));
  return waits;
}

/** How many of a tile's four copies are neither in the hand nor in its sets. */
export function copiesLeft({ tiles, melds }: Hand, tile: Tile): number {
  return COPIES_PER_TILE - (countTiles({ tiles, melds })[tile] ?? 0);
}

/** 叫糊: whether one tile completes the hand. */
export const isReady = (hand: Hand, options: WaitOptions): boolean => findWaits(hand, options).length > 0;

/**
 * The tiles that complete four sets and a pair. All other suits must be complete when one suit takes the tile, and only one
 * suit may have a pair: three with pairs and a fourth that waits for its own is the one case to rule out.
 */
function standardWaits(m: SuitShape, p: SuitShape, s: SuitShape, honors: SuitShape, deadWaits: boolean): Tile[] {
  const waits: Tile[] = [];
  const cm = isCompleteSuit(m);
  const cp = isCompleteSuit(p);
  const cs = isCompleteSuit(s);
  const ch = isCompleteSuit(honors);
  if (pairIn(m) + pairIn(p) + pairIn(s) + pairIn(honors) === 3) return waits;
  if (cp && cs && ch) append(waits, m, 0, deadWaits);
  if (cm && cs && ch) append(waits, p, 9, deadWaits);
  if (cm && cp && ch) append(waits, s, 18, deadWaits);
  if (cm && cp && cs) append(waits, honors, 27, deadWaits);
  return waits;
}

/** Adds the tiles that a suit waits for, lowest first. */
function append(waits: Tile[], shape: SuitShape, first: number, deadWaits: boolean): void {
  let mask = deadWaits ? waitsIn(shape) : waitsIn(shape) & ~quadsIn(shape);
  while (mask !== 0) {
    waits.push((first + 31 - Math.clz32(mask & -mask)) as Tile);
    mask &= mask - 1;
  }
}

const withoutFourthCopies = (waits: readonly Tile[], tiles: readonly Tile[], melds: readonly Meld[]): readonly Tile[] =>
  waits.filter((tile) => copiesLeft({ tiles, melds }, tile) > 0);

/** Thirteen orphans 十三么: all thirteen kinds wait for any of them, twelve with a pair for the missing one. */
function orphanWaits(tiles: readonly Tile[]): readonly Tile[] {
  if (!tiles.every(isOrphan)) return [];
  const missing = ORPHANS.filter((tile) => !tiles.includes(tile));
  return missing.length === 0 ? ORPHANS : missing;
}

/** Seven pairs 七對: the tiles held once or three times. */
const oddTiles = (tiles: readonly Tile[]): readonly Tile[] =>
  TILES.filter((tile) => tiles.filter((other) => other === tile).length % 2 === 1);

const merged = (a: readonly Tile[], b: readonly Tile[]): readonly Tile[] =>
  TILES.filter((tile) => a.includes(tile) || b.includes(tile));
