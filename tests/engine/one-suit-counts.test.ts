import { describe, expect, it } from 'vitest';
import { isComplete } from '../../src/engine/readings.ts';
import type { Tile } from '../../src/engine/tile.ts';
import { copiesLeft, findWaits } from '../../src/engine/waits.ts';
import { goldenRows } from '../support/golden.ts';
import { countsOf, dealsOf, tilesOfCounts } from '../support/suit-enumeration.ts';

type CountRow = readonly [string, string, string, number | Readonly<Record<string, number>>];
const published = new Map((goldenRows('counts') as CountRow[]).map(([id, , , expected]) => [id, expected]));

const STANDARD = { sevenPairs: false, quadsArePairs: false, deadWaits: false };
const PAIRS = { ...STANDARD, sevenPairs: true };

const ready = [...countsOf(13, 9)].map((counts) => ({ tiles: tilesOfCounts(counts), melds: [] }));
const full = [...countsOf(14, 9)];

/** How often each number occurs, those above 0. */
function tally(numbers: readonly number[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const number of numbers) if (number > 0) times[number] = (times[number] ?? 0) + 1;
  return times;
}

const complete = (options: typeof STANDARD) =>
  full.filter((counts) => {
    const tiles = tilesOfCounts(counts);
    return isComplete({ tiles: tiles.slice(1), melds: [], winningTile: tiles[0] ?? (0 as Tile) }, options);
  });

describe('hands of one suit, all of them', () => {
  it('are as many as published', () => {
    expect(ready.length).toBe(published.get('c-06'));
    expect(full.length).toBe(published.get('c-07'));
  });

  it('win as often as published, and by deals', { timeout: 120_000 }, () => {
    const standard = complete(STANDARD);
    expect(standard.length).toBe(published.get('c-01'));
    expect(complete(PAIRS).length).toBe(published.get('c-08'));
    expect(3 * standard.reduce((sum, counts) => sum + dealsOf(counts), 0)).toBe(published.get('c-16'));
  });

  it('wait for as many tiles as published', { timeout: 120_000 }, () => {
    const waits = ready.map((hand) => findWaits(hand, STANDARD).length);
    expect(waits.filter((number) => number > 0).length).toBe(published.get('c-04'));
    expect(tally(waits)).toEqual(published.get('c-05'));
  });

  it('wait so with seven pairs too, and for as many copies', { timeout: 120_000 }, () => {
    const waits = ready.map((hand) => findWaits(hand, PAIRS));
    expect(waits.filter(({ length }) => length > 0).length).toBe(published.get('c-09'));
    expect(tally(waits.map(({ length }) => length))).toEqual(published.get('c-10'));
    const copies = waits.map((tiles, place) =>
      tiles.reduce((sum, tile) => sum + copiesLeft(ready[place] ?? { tiles, melds: [] }, tile), 0),
    );
    expect(tally(copies)).toEqual(published.get('c-11'));
  });

  it('lead to nine gates from as many ready shapes as published, by as many deals', () => {
    const gates = [3, 1, 1, 1, 1, 1, 1, 1, 3];
    const wins = gates.map((_, rank) => gates.map((count, other) => count + (rank === other ? 1 : 0)));
    const shapes = new Set(
      wins.flatMap((counts) =>
        counts.flatMap((count, rank) => (count > 0 ? [counts.with(rank, count - 1).join('')] : [])),
      ),
    );
    expect(shapes.size).toBe(published.get('c-23'));
    for (const shape of shapes) {
      const hand = { tiles: tilesOfCounts(Array.from(shape, Number)), melds: [] };
      expect(findWaits(hand, STANDARD).length, shape).toBeGreaterThan(0);
    }
    expect(3 * wins.reduce((sum, counts) => sum + dealsOf(counts), 0)).toBe(published.get('c-17'));
  });
});
