import type { Hand } from './hand.ts';
import type { Meld } from './meld.ts';
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
import { meldKeysOf, suitKeysOf, WEIGHTS, type SuitKey, type SuitKeys } from './suit-keys.ts';
import { IMPOSSIBLE, type Needs } from './suit-needs.ts';
import type { Tile } from './tile.ts';

/**
 * How many tiles a legal hand of 13 must exchange until it is ready (0: ready): one less than the fewest tiles to draw for
 * a complete hand of any shape that counts. A tile of which the hand and its sets hold all four cannot be drawn, so that
 * 0 says the same as `isReady` without dead waits. A winning tile is ignored.
 */
export const distanceFromReady = ({ tiles, melds }: Hand, options: ShapeOptions): number =>
  distanceOf(suitKeysOf(tiles), laidKeysOf(melds), melds.length, options);

/**
 * The same of a hand with one tile more, for each of these tiles, or with one less where `copies` is -1. Of 14 tiles it lacks as
 * many as the best 13 of them, so that it says how far one is after the best discard; a complete hand is at -1.
 */
export function distancesBeside(
  { tiles, melds }: Pick<Hand, 'tiles' | 'melds'>,
  changed: readonly Tile[],
  copies: 1 | -1,
  options: ShapeOptions,
): readonly number[] {
  const [m, p, s, honors] = suitKeysOf(tiles);
  const laid = laidKeysOf(melds);
  return changed.map((tile) => {
    const weight = copies * (WEIGHTS[tile % 9] ?? 0);
    const keys: SuitKeys = [
      tile < 9 ? m + weight : m,
      tile >= 9 && tile < 18 ? p + weight : p,
      tile >= 18 && tile < 27 ? s + weight : s,
      tile >= 27 ? honors + weight : honors,
    ];
    return distanceOf(keys, laid, melds.length, options);
  });
}

const laidKeysOf = (melds: readonly Meld[]): SuitKeys | undefined =>
  melds.length === 0 ? undefined : meldKeysOf(melds);

function distanceOf(keys: SuitKeys, laid: SuitKeys | undefined, sets: number, options: ShapeOptions): number {
  if (laid !== undefined) return laidDistance(keys, laid, sets);
  const m = suitProfile(keys[0]);
  const p = suitProfile(keys[1]);
  const s = suitProfile(keys[2]);
  const honors = honorProfile(keys[3]);
  const standard = missingFor(4, together(classIn(m), classIn(p)), together(classIn(s), classIn(honors)));
  return Math.min(standard, specialMissing(totalsOf(m, p, s, honors), options)) - 1;
}

/** The distance of a hand with sets on the table: their tiles cannot be drawn, and special shapes are out of reach. */
function laidDistance(keys: SuitKeys, laid: SuitKeys, sets: number): number {
  const m = laidClass(keys[0], laid[0], true);
  const p = laidClass(keys[1], laid[1], true);
  const s = laidClass(keys[2], laid[2], true);
  const honors = laidClass(keys[3], laid[3], false);
  return missingFor(4 - sets, together(m, p), together(s, honors)) - 1;
}

const laidClass = (key: SuitKey, locked: SuitKey, hasChows: boolean): number =>
  locked > 0 ? lockedClass(key, locked, hasChows) : classIn(hasChows ? suitProfile(key) : honorProfile(key));

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
