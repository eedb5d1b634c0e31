import type { Meld } from './meld.ts';
import type { Tile } from './tile.ts';

/** One way to use up all tiles of a suit: its sets in order, pungs before chows of the same tile, and the pair if there is one. */
export interface Split {
  readonly melds: readonly Meld[];
  readonly pair?: Tile;
}

/**
 * All ways to split the tiles of one suit into chows and pungs, with one pair if the number of tiles asks for it. `counts`
 * are the copies by rank, `first` the suit's tile of rank 1; honours make no chows. No two splits are equal, and their
 * order is fixed: the pair from the lowest rank up, then more pungs before fewer.
 */
export function decompose(counts: readonly number[], first: number): readonly Split[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total % 3 === 1) return [];
  if (total % 3 === 0) return splitSets(counts, first).map((melds) => ({ melds }));
  return counts.flatMap((count, rank) => {
    if (count < 2) return [];
    const rest = counts.with(rank, count - 2);
    return splitSets(rest, first).map((melds) => ({ melds, pair: (first + rank) as Tile }));
  });
}

/** All ways to split counts into sets: the lowest tile is in a pung or begins chows. */
function splitSets(counts: readonly number[], first: number): readonly (readonly Meld[])[] {
  const rank = counts.findIndex((count) => count > 0);
  if (rank < 0) return [[]];
  const tile = (first + rank) as Tile;
  const count = counts[rank] ?? 0;
  const splits: (readonly Meld[])[] = [];
  for (const pungs of count >= 3 ? [1, 0] : [0]) {
    const chows = count - 3 * pungs;
    const rest = removeChows(counts.with(rank, chows), rank, chows, first);
    if (rest === undefined) continue;
    const melds = [...repeat('pung', tile, pungs), ...repeat('chow', tile, chows)];
    splits.push(...splitSets(rest, first).map((others) => [...melds, ...others]));
  }
  return splits;
}

/** The counts without some chows that begin at a rank, `undefined` where tiles for them are missing. */
function removeChows(
  counts: readonly number[],
  rank: number,
  chows: number,
  first: number,
): readonly number[] | undefined {
  if (chows === 0) return counts;
  if (first === 27 || rank > 6) return undefined;
  const rest = counts.map((count, place) => (place >= rank && place <= rank + 2 ? count - chows : count));
  return rest.some((count) => count < 0) ? undefined : rest;
}

const repeat = (kind: 'chow' | 'pung', tile: Tile, times: number): readonly Meld[] =>
  Array.from({ length: times }, () => ({ kind, tile, concealed: true }));
