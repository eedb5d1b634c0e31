import { countTiles, type Hand } from './hand.ts';
import type { Meld } from './meld.ts';
import type { Reading } from './reading.ts';
import { suitKeysOf, type SuitKeys } from './suit-keys.ts';
import { splitsOf } from './suit-splits.ts';
import { isHonor, isTerminal, TILES, type Tile } from './tile.ts';

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
  const standard = standardReadings(suitKeysOf(hand.tiles, hand.winningTile), hand.melds);
  return hand.melds.length > 0 ? standard : [...standard, ...specialReadings(countTiles(hand), options)];
}

/** Whether the winning tile completes the hand. */
export const isComplete = (hand: Hand, options: ShapeOptions): boolean => findReadings(hand, options).length > 0;

/**
 * The readings as four sets and a pair of held tiles given by their suit keys, with the sets that lie on the table. The
 * scorer's low door: it makes no other list of the tiles.
 */
export function standardReadings([m, p, s, honors]: SuitKeys, laid: readonly Meld[]): readonly Reading[] {
  const readings: Reading[] = [];
  for (const last of splitsOf(3, honors)) {
    for (const bamboo of splitsOf(2, s)) {
      for (const dots of splitsOf(1, p)) {
        for (const characters of splitsOf(0, m)) {
          const pair = characters.pair ?? dots.pair ?? bamboo.pair ?? last.pair;
          const melds = [...characters.melds, ...dots.melds, ...bamboo.melds, ...last.melds, ...laid];
          if (pair !== undefined && melds.length === 4) readings.push({ kind: 'standard', melds, pair });
        }
      }
    }
  }
  return readings;
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

const ORPHANS = TILES.filter((tile) => isTerminal(tile) || isHonor(tile));

function orphanPairOf(counts: readonly number[]): Tile | undefined {
  return ORPHANS.every((tile) => (counts[tile] ?? 0) > 0) ? ORPHANS.find((tile) => counts[tile] === 2) : undefined;
}
