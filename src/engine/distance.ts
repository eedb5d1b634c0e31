import type { Hand } from './hand.ts';
import { tilesOfMeld, type Meld } from './meld.ts';
import type { ShapeOptions } from './readings.ts';
import {
  classIn,
  honorProfile,
  lockedClass,
  suitProfile,
  together,
  totalsOf,
  type ProfileTotals,
} from './suit-distances.ts';
import { suitKeysOf, type SuitKeys } from './suit-keys.ts';
import { IMPOSSIBLE, type Needs } from './suit-needs.ts';

/**
 * How many tiles a legal hand of 13 must exchange until it is ready (0: ready): one less than the fewest tiles to draw for
 * a complete hand of any shape that counts. A tile of which the hand and its sets hold all four cannot be drawn, so that
 * 0 says the same as `isReady` without dead waits. A winning tile is ignored.
 */
export function distanceFromReady({ tiles, melds }: Hand, options: ShapeOptions): number {
  const keys = suitKeysOf(tiles);
  if (melds.length > 0) return laidDistance(keys, melds);
  const m = suitProfile(keys[0]);
  const p = suitProfile(keys[1]);
  const s = suitProfile(keys[2]);
  const honors = honorProfile(keys[3]);
  const standard = missingFor(4, together(classIn(m), classIn(p)), together(classIn(s), classIn(honors)));
  return Math.min(standard, specialMissing(totalsOf(m, p, s, honors), options)) - 1;
}

/** The distance of a hand with sets on the table: their tiles cannot be drawn, and special shapes are out of reach. */
function laidDistance(keys: SuitKeys, melds: readonly Meld[]): number {
  const laid = suitKeysOf(melds.flatMap(tilesOfMeld));
  const [m, p, s, honors] = keys.map((key, suit) => {
    const locked = laid[suit] ?? 0;
    if (locked > 0) return lockedClass(key, locked, suit < 3);
    return classIn(suit < 3 ? suitProfile(key) : honorProfile(key));
  });
  return missingFor(4 - melds.length, together(m ?? 0, p ?? 0), together(s ?? 0, honors ?? 0)) - 1;
}

/** The tiles missing for some sets and a pair, from the needs of two halves of the hand. */
function missingFor(sets: number, a: Needs, b: Needs): number {
  let fewest = IMPOSSIBLE;
  for (let inA = 0; inA <= sets; inA += 1) {
    const inB = sets - inA;
    const pairInA = (a[5 + inA] ?? IMPOSSIBLE) + (b[inB] ?? IMPOSSIBLE);
    const pairInB = (a[inA] ?? IMPOSSIBLE) + (b[5 + inB] ?? IMPOSSIBLE);
    fewest = Math.min(fewest, pairInA, pairInB);
  }
  return fewest;
}

/** The tiles missing for thirteen orphans or, where they count, seven pairs of seven kinds. */
function specialMissing(totals: ProfileTotals, { sevenPairs, quadsArePairs }: ShapeOptions): number {
  const orphans = 14 - totals.orphanKinds - (totals.orphanPairs > 0 ? 1 : 0);
  if (!sevenPairs) return orphans;
  const pairs = quadsArePairs ? 7 - totals.pairs : 7 - totals.pairKinds + Math.max(0, 7 - totals.kinds);
  return Math.min(orphans, pairs);
}
