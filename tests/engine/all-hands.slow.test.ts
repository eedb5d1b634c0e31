import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/engine/hand.ts';
import { findReadings, isComplete } from '../../src/engine/readings.ts';
import { WEIGHTS } from '../../src/engine/suit-keys.ts';
import { honorShape, isCompleteSuit, suitShape, waitsIn } from '../../src/engine/suit-shapes.ts';
import { splitsOf } from '../../src/engine/suit-splits.ts';
import { TILES, type Tile } from '../../src/engine/tile.ts';
import { findWaits } from '../../src/engine/waits.ts';
import { goldenRows } from '../support/golden.ts';
import { HONOR_BUILT, SUIT_BUILT } from '../support/plain-solver.ts';
import { countsOf, dealsOf, tilesOfCounts } from '../support/suit-enumeration.ts';

type CountRow = readonly [string, string, string, unknown];
const published = new Map((goldenRows('counts') as CountRow[]).map(([id, , , expected]) => [id, expected]));

const STANDARD = { sevenPairs: false, quadsArePairs: false, deadWaits: false };
const PAIRS = { ...STANDARD, sevenPairs: true };

/** A complete suit: its counts, how many sets and pairs it has, and its deals. */
interface Suit {
  readonly counts: readonly number[];
  readonly goal: string;
  readonly deals: number;
}

const keyOf = (counts: readonly number[]): number =>
  counts.reduce((key, count, place) => key + count * (WEIGHTS[place] ?? 0), 0);

/** All suits that the engine calls complete, among all there are. */
function engineSuits(kinds: number): readonly Suit[] {
  const suit = kinds === 9 ? 0 : 3;
  const suits: Suit[] = [];
  for (let tiles = 0; tiles <= 14; tiles += 1) {
    for (const counts of countsOf(tiles, kinds)) {
      const key = keyOf(counts);
      const [split] = splitsOf(suit, key);
      expect(isCompleteSuit(suit === 0 ? suitShape(key) : honorShape(key))).toBe(split !== undefined);
      if (split === undefined) continue;
      suits.push({
        counts,
        goal: goalOf(split.melds.length, split.pair === undefined ? 0 : 1),
        deals: dealsOf(counts),
      });
    }
  }
  return suits;
}

const plainSuits = (built: typeof SUIT_BUILT): readonly Suit[] =>
  [...built.values()]
    .filter(({ counts }) => counts.every((count) => count <= 4))
    .map(({ counts, sets, pairs }) => ({ counts, goal: goalOf(sets, pairs), deals: dealsOf(counts) }));

const goalOf = (sets: number, pairs: number): string => `${sets},${pairs}`;

/** How many hands, or deals, reach each goal with some suits together. */
function totals(suits: readonly (readonly Suit[])[], weight: (suit: Suit) => number): ReadonlyMap<string, number> {
  return suits.reduce<ReadonlyMap<string, number>>(
    (sums, list) => {
      const byGoal = new Map<string, number>();
      for (const suit of list) byGoal.set(suit.goal, (byGoal.get(suit.goal) ?? 0) + weight(suit));
      const next = new Map<string, number>();
      for (const [a, timesA] of sums) {
        for (const [b, timesB] of byGoal) {
          const goal = addGoals(a, b);
          next.set(goal, (next.get(goal) ?? 0) + timesA * timesB);
        }
      }
      return next;
    },
    new Map([[goalOf(0, 0), 1]]),
  );
}

function addGoals(a: string, b: string): string {
  const [setsA = 0, pairsA = 0] = a.split(',').map(Number);
  const [setsB = 0, pairsB = 0] = b.split(',').map(Number);
  return goalOf(setsA + setsB, pairsA + pairsB);
}

const HAND = goalOf(4, 1);
const one = (): number => 1;
const deals = (suit: Suit): number => suit.deals;

describe.each([
  ['the engine', engineSuits(9), engineSuits(7)],
  ['the plain solver', plainSuits(SUIT_BUILT), plainSuits(HONOR_BUILT)],
] as const)('all complete hands, counted with %s', (_name, suits, honors) => {
  const three = [suits, suits, suits];
  const only = (check: (counts: readonly number[]) => boolean) => honors.filter(({ counts }) => check(counts));

  it('are as many as published', () => {
    expect(totals([suits], one).get(HAND)).toBe(published.get('c-01'));
    expect(totals(three, one).get(HAND)).toBe(published.get('c-02'));
    expect(totals([...three, honors], one).get(HAND)).toBe(published.get('c-03'));
    expect(totals([...three, honors], deals).get(HAND)).toBe(published.get('c-12'));
  });

  it('are as many of each kind as published', () => {
    const terminals = suits.filter(({ counts }) => counts.slice(1, 8).every((count) => count === 0));
    const bigWinds = only((counts) => counts.slice(0, 4).every((count) => count >= 3));
    const bigDragons = only((counts) => counts.slice(4).every((count) => count >= 3));
    const smallWinds = only((counts) => counts.slice(0, 4).sort().join('') === '2333');
    expect(totals([terminals, terminals, terminals], deals).get(HAND)).toBe(published.get('c-19'));
    expect(totals([...three, bigWinds], deals).get(HAND)).toBe(published.get('c-20'));
    expect(totals([...three, bigDragons], deals).get(HAND)).toBe(published.get('c-21'));
    expect(totals([...three, smallWinds], deals).get(HAND)).toBe(published.get('c-22'));
    const sevenHonorPairs = 6 ** 7;
    expect((totals([honors], deals).get(HAND) ?? 0) + sevenHonorPairs).toBe(published.get('c-18'));
  });
});

/** Every hand of four sets and a pair, once. */
function* allHands(): Generator<Hand> {
  const lists = [0, 9, 18, 27].map((first) =>
    plainSuits(first < 27 ? SUIT_BUILT : HONOR_BUILT).map(({ counts }) => tilesOfCounts(counts, first)),
  );
  const sized = lists.map((list) => Map.groupBy(list, ({ length }) => length));
  const [m, p, s, honors] = sized;
  for (const [sizeM, listM] of m ?? []) {
    for (const [sizeP, listP] of p ?? []) {
      for (const [sizeS, listS] of s ?? []) {
        const rest = 14 - sizeM - sizeP - sizeS;
        const pairs = [sizeM, sizeP, sizeS, rest].filter((size) => size % 3 === 2).length;
        if (pairs !== 1) continue;
        for (const last of honors?.get(rest) ?? []) {
          for (const bamboo of listS)
            for (const dots of listP)
              for (const characters of listM) {
                const tiles = [...characters, ...dots, ...bamboo, ...last];
                yield { tiles: tiles.slice(1), melds: [], winningTile: tiles[0] ?? (0 as Tile) };
              }
        }
      }
    }
  }
}

describe('every complete hand', () => {
  it('is complete, and ready for each tile that is taken away', () => {
    let hands = 0;
    for (const hand of allHands()) {
      const tiles = [...hand.tiles, hand.winningTile ?? (0 as Tile)];
      const [gone] = tiles.splice(hands % 14, 1);
      const waits = findWaits({ tiles, melds: [] }, STANDARD);
      if (!isComplete(hand, STANDARD) || !waits.includes(gone ?? (0 as Tile))) expect.fail(tiles.join());
      hands += 1;
    }
    expect(hands).toBe(published.get('c-03'));
  });

  it('of seven pairs is read so, and is as often dealt as published', () => {
    let [hands, both] = [0, 0];
    for (const kinds of choose(7, 34)) {
      const tiles = kinds.flatMap((tile) => [tile, tile]);
      const hand = { tiles: tiles.slice(1), melds: [], winningTile: tiles[0] ?? (0 as Tile) };
      const readings = findReadings(hand, PAIRS);
      if (readings.at(-1)?.kind === 'seven-pairs') hands += 1;
      if (readings.length > 1) both += 1;
    }
    const dealsOfOne = 6 ** 7;
    const orphans = published.get('c-14');
    expect(hands * dealsOfOne).toBe(published.get('c-13'));
    expect(Number(published.get('c-12')) + (hands - both) * dealsOfOne + Number(orphans)).toBe(published.get('c-15'));
  });

  it('of thirteen orphans is as often dealt as published', () => {
    const orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33] as Tile[];
    const wins = TILES.filter((winningTile) => isComplete({ tiles: orphans, melds: [], winningTile }, STANDARD));
    expect(wins.length * 4 ** 12 * 6).toBe(published.get('c-14'));
  });
});

function* choose(number: number, kinds: number, from = 0): Generator<Tile[]> {
  if (number === 0) {
    yield [];
    return;
  }
  for (let tile = from; tile <= kinds - number; tile += 1) {
    for (const rest of choose(number - 1, kinds, tile + 1)) yield [tile as Tile, ...rest];
  }
}

describe('the largest number of waits', () => {
  it('is 13 with thirteen orphans, and 9 with sets and a pair', () => {
    const orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33] as Tile[];
    const most = findWaits({ tiles: orphans, melds: [] }, STANDARD).length;
    expect({ max: most, next: mostWaits() }).toEqual(published.get('c-24'));
  });

  /**
   * One suit waits alone, or two suits wait for the set of which each has the pair: the most over all keys, and over all
   * pairs of sizes that fit into 13 tiles.
   */
  function mostWaits(): number {
    const paired = new Array<number>(14).fill(0);
    let alone = 0;
    for (let tiles = 1; tiles <= 13; tiles += 1) {
      for (const counts of countsOf(tiles, 9)) {
        const shape = suitShape(keyOf(counts));
        const waits = waitsIn(shape).toString(2).replaceAll('0', '').length;
        alone = Math.max(alone, waits);
        if (isCompleteSuit(shape)) paired[tiles] = Math.max(paired[tiles] ?? 0, waits);
      }
    }
    const sums = paired.flatMap((a, sizeA) => paired.map((b, sizeB) => (sizeA + sizeB <= 13 ? a + b : 0)));
    return Math.max(alone, ...sums);
  }
});
