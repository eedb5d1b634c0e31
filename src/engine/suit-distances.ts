import { HONOR_KEYS, SUIT_KEYS, suitCounts, type SuitKey } from './suit-keys.ts';
import { IMPOSSIBLE, NEEDS_LENGTH, needsOf, type Needs } from './suit-needs.ts';
import { COPIES_PER_TILE } from './tile.ts';

/**
 * What the distance of a hand needs to know about one suit, as one number: the number of its {@link Needs} in a list
 * without repeats (`needsIn`), and counts for the special shapes that {@link totalsOf} adds up. A word is made when its
 * suit is first seen and kept at its key.
 *
 * Suits with equal needs share a class, a few hundred in all. So two suits together are looked up instead of computed
 * (`together`): 6.1 million distances a second with it, 1.0 million when they are added up each time (Node 24, 20,000
 * dealt hands, a busy machine).
 */
export type SuitProfile = number;

const CLASS_BITS = 14;
const PAIR_KINDS_SHIFT = 4;
const PAIRS_SHIFT = 7;
const ORPHAN_KINDS_SHIFT = 10;
const ORPHAN_PAIRS_SHIFT = 14;

const suitProfiles = new Int32Array(SUIT_KEYS);
const honorProfiles = new Int32Array(HONOR_KEYS);
/** By the tiles in sets, then by the held ones. */
const lockedClasses = new Map<number, Map<SuitKey, number>>();

const classes: Needs[] = [[]];
const classNumbers = new Map<number, number>();
const sums: (Needs | undefined)[][] = [];

/** The profile of a suit of characters, dots or bamboo. */
export function suitProfile(key: SuitKey): SuitProfile {
  const profile = suitProfiles[key] ?? 0;
  return profile === 0 ? makeProfile(suitProfiles, key, true) : profile;
}

/** The profile of the honours. */
export function honorProfile(key: SuitKey): SuitProfile {
  const profile = honorProfiles[key] ?? 0;
  return profile === 0 ? makeProfile(honorProfiles, key, false) : profile;
}

/** The class of a suit's needs. */
export const classIn = (profile: SuitProfile): number => profile & ((1 << CLASS_BITS) - 1);

/** The class of a suit's needs where some of its tiles lie in sets: `locked` is their key. */
export function lockedClass(key: SuitKey, locked: SuitKey, hasChows: boolean): number {
  const place = locked * 2 + (hasChows ? 1 : 0);
  const byKey = lockedClasses.get(place) ?? new Map<SuitKey, number>();
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const limits = suitCounts(locked).map((count) => COPIES_PER_TILE - count);
  const made = classOf(key, limits, hasChows);
  lockedClasses.set(place, byKey.set(key, made));
  return made;
}

/** The needs of two suits together, given by their classes. */
export function together(a: number, b: number): Needs {
  const row = (sums[a] ??= []);
  return (row[b] ??= addNeeds(classes[a] ?? [], classes[b] ?? []));
}

/** What the special shapes count in a whole hand of at most 14 tiles. */
export interface ProfileTotals {
  readonly kinds: number;
  /** Kinds held twice or more. */
  readonly pairKinds: number;
  /** Pairs, four of a kind as two. */
  readonly pairs: number;
  /** Kinds of terminals and honours, and how many of them are held twice or more. */
  readonly orphanKinds: number;
  readonly orphanPairs: number;
}

/** The totals of four suits: the counts lie side by side with room for a hand, so that one addition serves them all. */
export function totalsOf(m: SuitProfile, p: SuitProfile, s: SuitProfile, honors: SuitProfile): ProfileTotals {
  const sum = (m >> CLASS_BITS) + (p >> CLASS_BITS) + (s >> CLASS_BITS) + (honors >> CLASS_BITS);
  return {
    kinds: sum & 15,
    pairKinds: (sum >> PAIR_KINDS_SHIFT) & 7,
    pairs: (sum >> PAIRS_SHIFT) & 7,
    orphanKinds: (sum >> ORPHAN_KINDS_SHIFT) & 15,
    orphanPairs: sum >> ORPHAN_PAIRS_SHIFT,
  };
}

function makeProfile(table: Int32Array, key: SuitKey, hasChows: boolean): SuitProfile {
  const counts = suitCounts(key);
  let totals = 0;
  counts.forEach((count, rank) => {
    const orphan = !hasChows || rank === 0 || rank === 8;
    if (count > 0) totals += 1 + (orphan ? 1 << ORPHAN_KINDS_SHIFT : 0);
    if (count > 1) totals += (1 << PAIR_KINDS_SHIFT) + (orphan ? 1 << ORPHAN_PAIRS_SHIFT : 0);
    totals += (count >> 1) << PAIRS_SHIFT;
  });
  const profile = classOf(key, ANY, hasChows) | (totals << CLASS_BITS);
  table[key] = profile;
  return profile;
}

const ANY = new Array<number>(9).fill(COPIES_PER_TILE);

function classOf(key: SuitKey, limits: readonly number[], hasChows: boolean): number {
  const needs = needsOf(suitCounts(key).slice(0, hasChows ? 9 : 7), limits, hasChows);
  const name = nameOf(needs);
  const known = classNumbers.get(name);
  if (known !== undefined) return known;
  const made = classes.push(needs) - 1;
  classNumbers.set(name, made);
  return made;
}

/** Needs as one number, four bits each: no suit lacks more than 14 tiles. */
const nameOf = (needs: Needs): number => needs.reduce((name, need) => name * 16 + Math.min(need, 15), 0);

/** The needs of two suits together: sets and the pair may lie in either. */
function addNeeds(a: Needs, b: Needs): Needs {
  const needs = new Array<number>(NEEDS_LENGTH).fill(IMPOSSIBLE);
  a.forEach((costA, goalA) => {
    b.forEach((costB, goalB) => {
      const goal = goalA + goalB;
      if ((goalA % 5) + (goalB % 5) !== goal % 5 || goal >= NEEDS_LENGTH) return;
      needs[goal] = Math.min(needs[goal] ?? IMPOSSIBLE, costA + costB);
    });
  });
  return needs;
}
