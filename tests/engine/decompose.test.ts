import { expect, it } from 'vitest';
import { decompose, type Split } from '../../src/engine/decompose.ts';
import { tilesOfMeld } from '../../src/engine/meld.ts';
import { countsOf } from '../support/suit-enumeration.ts';

/** Every set of a suit of nine, or of the honors, as the counts it takes. */
const setsOf = (ranks: number, hasChows: boolean): readonly (readonly number[])[] => [
  ...Array.from({ length: ranks }, (_, at) => Array.from({ length: ranks }, (_unused, rank) => (rank === at ? 3 : 0))),
  ...Array.from({ length: hasChows ? ranks - 2 : 0 }, (_, at) =>
    Array.from({ length: ranks }, (_unused, rank) => (rank >= at && rank <= at + 2 ? 1 : 0)),
  ),
];

/** How many choices of these sets use up all tiles, each choice once whatever its order. */
function waysToFill(counts: readonly number[], sets: readonly (readonly number[])[]): number {
  const [first, ...others] = sets;
  if (counts.every((count) => count === 0)) return 1;
  if (first === undefined || counts.some((count) => count < 0)) return 0;
  const less = counts.map((count, rank) => count - (first[rank] ?? 0));
  return waysToFill(counts, others) + (less.some((count) => count < 0) ? 0 : waysToFill(less, sets));
}

/** The same with one pair where the number of tiles asks for it. */
function waysOf(counts: readonly number[], sets: readonly (readonly number[])[]): number {
  const rest = counts.reduce((sum, count) => sum + count, 0) % 3;
  if (rest === 0) return waysToFill(counts, sets);
  if (rest === 1) return 0;
  return counts.reduce(
    (ways, count, rank) => ways + (count >= 2 ? waysToFill(counts.with(rank, count - 2), sets) : 0),
    0,
  );
}

const tilesOf = ({ melds, pair }: Split): readonly number[] =>
  [...melds.flatMap(tilesOfMeld), ...(pair === undefined ? [] : [pair, pair])].sort((a, b) => a - b);

it.each([
  ['dots', 9, 9, [2, 3, 5, 6, 8]],
  ['honors', 27, 7, [2, 3, 5, 6, 8, 9]],
] as const)('splits %s in as many ways as there are, each made of just these tiles', (_, first, ranks, sizes) => {
  const sets = setsOf(ranks, first < 27);
  for (const counts of sizes.flatMap((size) => [...countsOf(size, ranks)])) {
    const splits = decompose(counts, first);
    const held = counts.flatMap((count, rank) => new Array<number>(count).fill(first + rank));
    for (const split of splits) expect(tilesOf(split)).toEqual(held);
    expect(new Set(splits.map((split) => JSON.stringify(split))).size).toBe(splits.length);
    expect(splits.length, counts.join('')).toBe(waysOf(counts, sets));
  }
});
