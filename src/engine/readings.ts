import { countTiles, type Hand } from './hand.ts';
import type { Meld } from './meld.ts';
import type { Reading } from './reading.ts';
import type { Split } from './decompose.ts';
import { suitKeysOf, type SuitKeys } from './suit-keys.ts';
import { honorShape, isCompleteSuit, pairIn, suitShape, totalsOf } from './suit-shapes.ts';
import { splitsOf } from './suit-splits.ts';
import { ORPHANS, TILES, type Tile } from './tile.ts';

/** Which shapes beside four sets and a pair count: `sevenPairs`, and in them four of a kind as two pairs (`quadsArePairs`). */
export interface ShapeOptions {
  readonly sevenPairs: boolean;
  readonly quadsArePairs: boolean;
}

/**
 * Every way to read a hand that its winning tile completes, without repeats and in a fixed order: four sets and a pair
 * first, then seven pairs 七對子, then thirteen orphans 十三么. Empty if the hand is not complete. The order of the held
 * tiles plays no part; the hand is legal (no fifth copy of a tile).
 */
export function findReadings(hand: Hand, options: ShapeOptions): readonly Reading[] {
  if (hand.winningTile === undefined) return [];
  const keys = suitKeysOf(hand.tiles, hand.winningTile);
  const standard = standardReadings(keys, hand.melds);
  const isAll = standard.length > 0 && !options.sevenPairs;
  return isAll || !mayBeSpecial(keys, hand.melds, options)
    ? standard
    : [...standard, ...specialReadings(countTiles(hand), options)];
}

/** Whether the winning tile completes the hand. Makes no readings as sets and a pair. */
export function isComplete({ tiles, melds, winningTile }: Hand, options: ShapeOptions): boolean {
  if (winningTile === undefined) return false;
  const keys = suitKeysOf(tiles, winningTile);
  if (areSetsAndPair(keys)) return true;
  return (
    mayBeSpecial(keys, melds, options) && specialReadings(countTiles({ tiles, melds, winningTile }), options).length > 0
  );
}

function areSetsAndPair([m, p, s, honors]: SuitKeys): boolean {
  const shapes = [suitShape(m), suitShape(p), suitShape(s), honorShape(honors)];
  return shapes.every(isCompleteSuit) && shapes.reduce((pairs, shape) => pairs + pairIn(shape), 0) === 1;
}

/**
 * Thirteen kinds, or seven pairs where they count: all other hands need no count of their tiles, which takes longer than
 * their readings.
 */
function mayBeSpecial([m, p, s, honors]: SuitKeys, laid: readonly Meld[], { sevenPairs }: ShapeOptions): boolean {
  if (laid.length > 0) return false;
  const { kinds, pairs } = totalsOf(suitShape(m), suitShape(p), suitShape(s), honorShape(honors));
  return kinds === 13 || (sevenPairs && pairs === 7);
}

/**
 * The readings as four sets and a pair of held tiles given by their suit keys, with the sets that lie on the table. The sets
 * in them are shared with all other hands.
 */
function standardReadings([m, p, s, honors]: SuitKeys, laid: readonly Meld[]): readonly Reading[] {
  let readings = NO_READINGS;
  for (const last of splitsOf(3, honors)) {
    for (const bamboo of splitsOf(2, s)) {
      for (const dots of splitsOf(1, p)) {
        for (const characters of splitsOf(0, m)) {
          const reading = joinSplits(characters, dots, bamboo, last, laid);
          if (reading !== undefined) readings = readings.length === 0 ? [reading] : [...readings, reading];
        }
      }
    }
  }
  return readings;
}

const NO_READINGS: readonly Reading[] = [];

/** The splits of four suits as one reading, unless they have more pairs than one. */
function joinSplits(m: Split, p: Split, s: Split, honors: Split, laid: readonly Meld[]): Reading | undefined {
  const pair = m.pair ?? p.pair ?? s.pair ?? honors.pair;
  if (pair === undefined) return undefined;
  const melds: Meld[] = [];
  for (const meld of m.melds) melds.push(meld);
  for (const meld of p.melds) melds.push(meld);
  for (const meld of s.melds) melds.push(meld);
  for (const meld of honors.melds) melds.push(meld);
  for (const meld of laid) melds.push(meld);
  return melds.length === 4 ? { kind: 'standard', melds, pair } : undefined;
}

function specialReadings(counts: readonly number[], options: ShapeOptions): readonly Reading[] {
  const pairs = options.sevenPairs ? sevenPairsOf(counts, options.quadsArePairs) : undefined;
  const orphans = orphanPairOf(counts);
  const readings: Reading[] = [];
  if (pairs !== undefined) readings.push({ kind: 'seven-pairs', pairs });
  if (orphans !== undefined) readings.push({ kind: 'thirteen-orphans', pair: orphans });
  return readings;
}

function sevenPairsOf(counts: readonly number[], quadsArePairs: boolean): readonly Tile[] | undefined {
  const pairs = TILES.flatMap((tile) => {
    const count = counts[tile] ?? 0;
    return count === 2 ? [tile] : count === 4 && quadsArePairs ? [tile, tile] : [];
  });
  return pairs.length === 7 ? pairs : undefined;
}

function orphanPairOf(counts: readonly number[]): Tile | undefined {
  return ORPHANS.every((tile) => (counts[tile] ?? 0) > 0) ? ORPHANS.find((tile) => counts[tile] === 2) : undefined;
}
