import type { Hand } from '../../src/engine/hand.ts';
import { tilesOfMeld } from '../../src/engine/meld.ts';
import type { Tile } from '../../src/engine/tile.ts';

/**
 * The second method: slow, obvious, and made the other way round. The engine takes hands apart; this solver builds
 * every complete suit from sets and a pair beforehand and looks a hand up among them. It shares nothing with the engine but
 * the types of tiles and hands.
 */
export interface PlainOptions {
  readonly sevenPairs: boolean;
  readonly quadsArePairs: boolean;
  readonly deadWaits: boolean;
}

type Counts = readonly number[];
type Group = readonly number[];

interface Built {
  readonly counts: Counts;
  readonly sets: number;
  readonly pairs: number;
}

const pungOf = (tile: number): Group => [tile, tile, tile];
const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index);

const SUIT_SETS: readonly Group[] = [
  ...numbers(9).map(pungOf),
  ...numbers(7).map((tile) => [tile, tile + 1, tile + 2]),
];
const HONOR_SETS: readonly Group[] = numbers(7).map(pungOf);

/** Every suit of at most four sets and one pair; up to five copies of a tile, for waits of which no copy is left. */
function buildAll(kinds: number, sets: readonly Group[]): ReadonlyMap<string, Built> {
  const all = new Map<string, Built>();
  let latest: Built[] = [{ counts: numbers(kinds).map(() => 0), sets: 0, pairs: 0 }];
  for (let size = 0; size <= 4; size += 1) {
    for (const built of latest) {
      all.set(built.counts.join(''), built);
      for (const tile of numbers(kinds)) addBuilt(all, { ...withTiles(built, [tile, tile]), pairs: 1 });
    }
    const next = new Map<string, Built>();
    for (const built of latest) {
      for (const set of sets) addBuilt(next, { ...withTiles(built, set), sets: size + 1 });
    }
    latest = [...next.values()];
  }
  return all;
}

const withTiles = (built: Built, tiles: Group): Built => ({
  ...built,
  counts: built.counts.map((count, kind) => count + tiles.filter((tile) => tile === kind).length),
});

function addBuilt(all: Map<string, Built>, built: Built): void {
  if (built.counts.every((count) => count <= 5)) all.set(built.counts.join(''), built);
}

/** All complete suits of nine kinds, and of the seven honours, by their counts in one word. */
export const SUIT_BUILT = buildAll(9, SUIT_SETS);
export const HONOR_BUILT = buildAll(7, HONOR_SETS);

/** Complete suits of real tiles one behind the other, each as its goal and its counts, so that they can be gone through quickly. */
const rowsOf = (built: ReadonlyMap<string, Built>): Uint8Array =>
  Uint8Array.from(
    [...built.values()]
      .filter(({ counts }) => counts.every((count) => count <= 4))
      .flatMap(({ counts, sets, pairs }) => [goalOf(sets, pairs), ...counts]),
  );

const SUIT_ROWS = rowsOf(SUIT_BUILT);
const HONOR_ROWS = rowsOf(HONOR_BUILT);

const SUITS = [
  { first: 0, kinds: 9, built: SUIT_BUILT, rows: SUIT_ROWS },
  { first: 9, kinds: 9, built: SUIT_BUILT, rows: SUIT_ROWS },
  { first: 18, kinds: 9, built: SUIT_BUILT, rows: SUIT_ROWS },
  { first: 27, kinds: 7, built: HONOR_BUILT, rows: HONOR_ROWS },
] as const;

/** How often each of the 34 kinds is among some tiles. */
export function plainCounts(tiles: readonly number[]): number[] {
  const counts = numbers(34).map(() => 0);
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

/** Whether counts of 34 kinds are `sets` sets and a pair. */
function areSetsAndPair(counts: Counts, sets: number): boolean {
  const parts = SUITS.map(({ first, kinds, built }) => built.get(counts.slice(first, first + kinds).join('')));
  const total = (of: 'sets' | 'pairs'): number => parts.reduce((sum, part) => sum + (part?.[of] ?? 99), 0);
  return total('sets') === sets && total('pairs') === 1;
}

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

function isOrphans(counts: Counts): boolean {
  const kinds = ORPHANS.filter((tile) => (counts[tile] ?? 0) > 0).length;
  const tiles = ORPHANS.reduce((sum, tile) => sum + (counts[tile] ?? 0), 0);
  return kinds === 13 && tiles === 14;
}

function isPairs(counts: Counts, options: PlainOptions): boolean {
  if (!options.sevenPairs) return false;
  return counts.every((count) => count === 0 || count === 2 || (count === 4 && options.quadsArePairs));
}

/** Whether held tiles (14 with no set on the table, three fewer for each) are complete. */
export function plainComplete(held: Counts, melds: number, options: PlainOptions): boolean {
  if (areSetsAndPair(held, 4 - melds)) return true;
  return melds === 0 && (isOrphans(held) || isPairs(held, options));
}

/** The tiles that complete a hand of 13: each of the 34 is tried. */
export function plainWaits({ tiles, melds }: Hand, options: PlainOptions): Tile[] {
  const held = plainCounts(tiles);
  const laid = plainCounts(melds.flatMap(tilesOfMeld));
  return numbers(34).filter((tile) => {
    const copies = (held[tile] ?? 0) + (laid[tile] ?? 0);
    if (copies >= 4 && !options.deadWaits) return false;
    return plainComplete(
      held.map((count, kind) => count + (kind === tile ? 1 : 0)),
      melds.length,
      options,
    );
  }) as Tile[];
}

/**
 * How many tiles a hand of 13 is away from ready: one less than it lacks of the nearest complete hand, all complete suits
 * being compared one after the other.
 */
export function plainDistance({ tiles, melds }: Hand, options: PlainOptions): number {
  const held = plainCounts(tiles);
  const laid = plainCounts(melds.flatMap(tilesOfMeld));
  let best: Lacks = [[goalOf(0, 0), 0]];
  for (const { first, kinds, rows } of SUITS) {
    const lacks = suitLacks(held.slice(first, first + kinds), laid.slice(first, first + kinds), rows);
    best = sumOfLacks(best, lacks);
  }
  const goal = goalOf(4 - melds.length, 1);
  const standard = best.find(([each]) => each === goal)?.[1] ?? Infinity;
  if (melds.length > 0) return standard - 1;
  return Math.min(standard, orphansLack(held), options.sevenPairs ? pairsLack(held, options) : Infinity) - 1;
}

/** The fewest tiles lacking for each goal that can be reached. */
type Lacks = readonly (readonly [goal: number, lack: number])[];

/** A number of sets and of pairs as one number, so that the goals of suits add up: four suits of four sets stay below a pair. */
function goalOf(sets: number, pairs: number): number {
  return sets + 20 * pairs;
}
const GOALS = goalOf(4, 1) + 1;

const lacksSeen = new Map<string, Lacks>();

/** What a suit lacks; remembered, because a look at all complete suits is slow. */
function suitLacks(held: Counts, laid: Counts, rows: Uint8Array): Lacks {
  const name = `${held.join('')} ${laid.join('')}`;
  const seen = lacksSeen.get(name);
  if (seen !== undefined) return seen;
  const fewest = new Array<number>(GOALS).fill(Infinity);
  for (let row = 0; row < rows.length; row += held.length + 1) {
    const goal = rows[row] ?? 0;
    const lack = lackOf(rows, row + 1, held, laid);
    if (lack < (fewest[goal] ?? 0)) fewest[goal] = lack;
  }
  const lacks = fewest.flatMap((lack, goal) => (lack < Infinity ? [[goal, lack] as const] : []));
  lacksSeen.set(name, lacks);
  return lacks;
}

/** The tiles to add to those held; none will do where more than four would be needed with those laid out. */
function lackOf(rows: Uint8Array, row: number, held: Counts, laid: Counts): number {
  let lack = 0;
  for (let kind = 0; kind < held.length; kind += 1) {
    const want = rows[row + kind] ?? 0;
    if (want + (laid[kind] ?? 0) > 4) return Infinity;
    lack += Math.max(0, want - (held[kind] ?? 0));
  }
  return lack;
}

/** Every goal of one with every goal of the other; beyond four sets and a pair nothing is asked for. */
function sumOfLacks(a: Lacks, b: Lacks): Lacks {
  const fewest = new Array<number>(GOALS).fill(Infinity);
  for (const [goalA, lackA] of a) {
    for (const [goalB, lackB] of b) {
      const goal = goalA + goalB;
      if (goal < GOALS) fewest[goal] = Math.min(fewest[goal] ?? 0, lackA + lackB);
    }
  }
  return fewest.flatMap((lack, goal) => (lack < Infinity ? [[goal, lack] as const] : []));
}

/** The orphans lacking, the best of them as the pair. */
function orphansLack(held: Counts): number {
  const lacks = ORPHANS.map((pair) =>
    ORPHANS.reduce((sum, tile) => sum + Math.max(0, (tile === pair ? 2 : 1) - (held[tile] ?? 0)), 0),
  );
  return Math.min(...lacks);
}

/** The tiles lacking for the seven best pairs: each kind can give one, or two where four of a kind are two pairs. */
function pairsLack(held: Counts, { quadsArePairs }: PlainOptions): number {
  const lacks = held.flatMap((count) => {
    const first = Math.max(0, 2 - count);
    return quadsArePairs ? [first, Math.max(0, 4 - count) - first] : [first];
  });
  return lacks
    .sort((a, b) => a - b)
    .slice(0, 7)
    .reduce((sum, lack) => sum + lack, 0);
}

/**
 * The readings of held tiles as sets and a pair, each as its pair and its sets in words: every pair, then sets in the
 * order of a list of all sets, each taken as often as the tiles allow.
 */
export function plainReadings(held: Counts, sets: number): string[] {
  return numbers(34).flatMap((pair) => {
    const rest = held.map((count, kind) => count - (kind === pair ? 2 : 0));
    return rest.some((count) => count < 0)
      ? []
      : chooseSets(rest, sets, 0).map((names) => [`${pair}${pair}`, ...names].join(' '));
  });
}

const ALL_SETS: readonly Group[] = [
  ...numbers(34).map(pungOf),
  ...numbers(27)
    .filter((tile) => tile % 9 < 7)
    .map((tile) => [tile, tile + 1, tile + 2]),
];

function chooseSets(rest: Counts, sets: number, from: number): string[][] {
  if (sets === 0) return rest.every((count) => count === 0) ? [[]] : [];
  return ALL_SETS.flatMap((set, place) => {
    if (place < from) return [];
    const left = rest.map((count, kind) => count - set.filter((tile) => tile === kind).length);
    if (left.some((count) => count < 0)) return [];
    return chooseSets(left, sets - 1, place).map((names) => [set.join('-'), ...names]);
  });
}
