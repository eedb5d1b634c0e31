import { KINDS, type ReferenceHand, type ReferenceSet } from './reference-hand.ts';

export interface SplitSet extends ReferenceSet {
  /** The set holds the tile the hand was won with. */
  readonly completed: boolean;
}

/** One way to see a complete hand, together with the group that the winning tile is taken to complete. */
export interface Split {
  readonly form: 'sets' | 'pairs' | 'orphans';
  readonly sets: readonly SplitSet[];
  /** The pair of a hand of sets, or the doubled tile of thirteen orphans; -1 for seven pairs. */
  readonly pair: number;
}

export const ORPHANS: readonly number[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

const startsChow = (tile: number): boolean => tile < 27 && tile % 9 <= 6;

const tilesOf = ({ kind, first }: Pick<ReferenceSet, 'kind' | 'first'>): number[] =>
  kind === 'chow' ? [first, first + 1, first + 2] : [first, first, first];

/** Every chow and pung that could be laid out of these tiles at all. */
function candidates(left: readonly number[]): ReferenceSet[] {
  const found: ReferenceSet[] = [];
  for (let tile = 0; tile < KINDS; tile += 1) {
    if ((left[tile] ?? 0) >= 3) found.push({ kind: 'pung', first: tile, claimed: false });
    if (startsChow(tile) && left[tile] && left[tile + 1] && left[tile + 2])
      found.push({ kind: 'chow', first: tile, claimed: false });
  }
  return found;
}

/** Tries every choice of `wanted` candidates, each as often as it fits, in the order they are listed. */
function choose(left: number[], options: readonly ReferenceSet[], from: number, wanted: number): ReferenceSet[][] {
  if (wanted === 0) return left.every((count) => count === 0) ? [[]] : [];
  const ways: ReferenceSet[][] = [];
  for (let index = from; index < options.length; index += 1) {
    const option = options[index];
    if (option === undefined) continue;
    const tiles = tilesOf(option);
    for (const tile of tiles) left[tile] = (left[tile] ?? 0) - 1;
    if (tiles.every((tile) => (left[tile] ?? 0) >= 0))
      for (const rest of choose(left, options, index, wanted - 1)) ways.push([option, ...rest]);
    for (const tile of tiles) left[tile] = (left[tile] ?? 0) + 1;
  }
  return ways;
}

/** The same split once for each group that the winning tile may complete: one of the held sets, or the pair. */
function byWinningGroup(
  held: readonly ReferenceSet[],
  table: readonly ReferenceSet[],
  pair: number,
  last: number,
): Split[] {
  const splits: Split[] = [];
  const laid = table.map((set) => ({ ...set, completed: false }));
  const key = (set: ReferenceSet) => `${set.kind}${set.first}`;
  held.forEach((chosen, place) => {
    const repeated = held.slice(0, place).some((earlier) => key(earlier) === key(chosen));
    if (repeated || !tilesOf(chosen).includes(last)) return;
    const sets = held.map((set, index) => ({ ...set, completed: index === place }));
    splits.push({ form: 'sets', sets: [...sets, ...laid], pair });
  });
  if (pair === last)
    splits.push({ form: 'sets', sets: [...held.map((set) => ({ ...set, completed: false })), ...laid], pair });
  return splits;
}

function splitsIntoSets({ held, table, last }: ReferenceHand): Split[] {
  if (last === undefined) return [];
  const splits: Split[] = [];
  for (let pair = 0; pair < KINDS; pair += 1) {
    const copies = held[pair] ?? 0;
    if (copies < 2) continue;
    const left = [...held];
    left[pair] = copies - 2;
    for (const way of choose(left, candidates(left), 0, 4 - table.length))
      splits.push(...byWinningGroup(way, table, pair, last));
  }
  return splits;
}

function splitsIntoPairs({ held, table }: ReferenceHand): Split[] {
  const isPair = (count: number) => count % 2 === 0;
  const size = held.reduce((sum, count) => sum + count, 0);
  return table.length === 0 && size === 14 && held.every(isPair) ? [{ form: 'pairs', sets: [], pair: -1 }] : [];
}

function splitsIntoOrphans({ held, table }: ReferenceHand): Split[] {
  const size = held.reduce((sum, count) => sum + count, 0);
  if (table.length > 0 || size !== 14 || !ORPHANS.every((tile) => (held[tile] ?? 0) >= 1)) return [];
  const inside = ORPHANS.reduce((sum, tile) => sum + (held[tile] ?? 0), 0);
  const pair = ORPHANS.find((tile) => held[tile] === 2);
  return inside === 14 && pair !== undefined ? [{ form: 'orphans', sets: [], pair }] : [];
}

/**
 * All splits of a hand with its winning tile, found by trying every pair and every choice of sets. Seven pairs are given
 * with four equal tiles as two pairs; whether they are a hand at all is for the rules to say.
 */
export const splitsOf = (hand: ReferenceHand): Split[] => [
  ...splitsIntoSets(hand),
  ...splitsIntoPairs(hand),
  ...splitsIntoOrphans(hand),
];
