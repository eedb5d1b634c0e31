/**
 * Every way in which the tiles of one suit, or the honours, can be a part of a complete hand: counts of each rank that are
 * some sets, with or without the pair. Found by laying out sets, not by taking hands apart.
 */
export interface SuitConfiguration {
  /** Copies of each rank; nine ranks of a suit, seven honours E S W N C F B. */
  readonly counts: readonly number[];
  readonly sets: number;
  readonly hasPair: boolean;
  /** How many choices of real tiles have these counts: the product of C(4, n). */
  readonly weight: number;
  /** Some split of it has no pung, no chow. */
  readonly canBeChows: boolean;
  readonly canBePungs: boolean;
  /** For each split, how many of its sets are pungs. */
  readonly pungCounts: readonly number[];
}

interface Draft {
  readonly counts: readonly number[];
  readonly pungs: number;
  readonly sets: number;
}

const CHOICES = [1, 4, 6, 4, 1];

/** The number of ways to take this many copies of each kind from four. */
const weightOf = (counts: readonly number[]): number =>
  counts.reduce((product, count) => product * (CHOICES[count] ?? 0), 1);

function withTiles(counts: readonly number[], ranks: readonly number[]): number[] | undefined {
  const next = [...counts];
  for (const rank of ranks) next[rank] = (next[rank] ?? 0) + 1;
  return next.every((count) => count <= 4) ? next : undefined;
}

/** All multisets of up to four sets that four copies of each tile allow. */
function drafts(ranks: number, hasChows: boolean): Draft[] {
  const chows = hasChows ? Array.from({ length: ranks - 2 }, (_, rank) => [rank, rank + 1, rank + 2]) : [];
  const pungs = Array.from({ length: ranks }, (_, rank) => [rank, rank, rank]);
  const sets = [...chows, ...pungs];
  const all: Draft[] = [];
  const grow = (draft: Draft, from: number): void => {
    all.push(draft);
    if (draft.sets === 4) return;
    for (let index = from; index < sets.length; index += 1) {
      const counts = withTiles(draft.counts, sets[index] ?? []);
      if (counts) grow({ counts, sets: draft.sets + 1, pungs: draft.pungs + (index >= chows.length ? 1 : 0) }, index);
    }
  };
  grow({ counts: new Array<number>(ranks).fill(0), pungs: 0, sets: 0 }, 0);
  return all;
}

function withPair(draft: Draft): Draft[] {
  return draft.counts.flatMap((_, rank) => {
    const counts = withTiles(draft.counts, [rank, rank]);
    return counts ? [{ ...draft, counts }] : [];
  });
}

function gather(all: readonly Draft[], hasPair: boolean): SuitConfiguration[] {
  const byCounts = new Map<string, Draft[]>();
  for (const draft of all) {
    const key = draft.counts.join('');
    const same = byCounts.get(key);
    if (same) same.push(draft);
    else byCounts.set(key, [draft]);
  }
  return [...byCounts.values()].flatMap((splits) => {
    const first = splits[0];
    if (!first) return [];
    return [
      {
        counts: first.counts,
        sets: first.sets,
        hasPair,
        weight: weightOf(first.counts),
        canBeChows: splits.some(({ pungs }) => pungs === 0),
        canBePungs: splits.some(({ pungs, sets }) => pungs === sets),
        pungCounts: [...new Set(splits.map(({ pungs }) => pungs))].sort(),
      },
    ];
  });
}

function configurations(ranks: number, hasChows: boolean): readonly SuitConfiguration[] {
  const all = drafts(ranks, hasChows);
  return [...gather(all, false), ...gather(all.flatMap(withPair), true)];
}

/** Parts of a hand in one of the three suits: 2,869 of sets alone and 18,874 with the pair. */
export const SUIT_CONFIGURATIONS: readonly SuitConfiguration[] = configurations(9, true);

/** Parts of a hand among the honours: 99 and 399. */
export const HONOR_CONFIGURATIONS: readonly SuitConfiguration[] = configurations(7, false);
