import { describe, expect, it } from 'vitest';
import { judgeGroup } from '../../src/engine/group.ts';
import { isHonor, TILES, type Tile } from '../../src/engine/tile.ts';
import { readTiles } from '../support/read-hand.ts';

describe('tiles laid together', () => {
  it.each([
    ['345p', 'chow'],
    ['777s', 'pung'],
    ['FFFF', 'kong'],
    ['99m', 'pair'],
    ['891s', 'wrap-around'],
    ['912s', 'wrap-around'],
    ['134m', 'gap'],
    ['147m', 'gap'],
    ['3m 4p 5s', 'mixed-suits'],
    ['5m 5p 5s', 'mixed-suits'],
    ['1m 4p 9s', 'unlike'],
    ['ESW', 'honors-in-a-row'],
    ['CFB', 'honors-in-a-row'],
    ['4567p', 'long-run'],
    ['334m', 'unlike'],
    ['12s', 'unlike'],
    ['89p E', 'unlike'],
    ['7m', 'unlike'],
  ])('%s: %s', (text, expected) => {
    const verdict = judgeGroup(readTiles(text));
    expect(verdict.kind === 'none' ? verdict.why : verdict.kind).toBe(expected);
  });

  it('are a set of three in as many cases as there are chows and pungs, in any order', () => {
    const sets = TILES.flatMap((a) =>
      TILES.slice(a).flatMap((b) =>
        TILES.slice(b).filter((c) => {
          const { kind } = judgeGroup([c, a, b]);
          return kind === 'chow' || kind === 'pung';
        }),
      ),
    );
    expect(sets).toHaveLength(3 * 7 + 34);
  });

  it('are a kong or a pair only when all are equal', () => {
    for (const a of TILES)
      for (const b of TILES) {
        expect(judgeGroup([a, b]).kind).toBe(a === b ? 'pair' : 'none');
        expect(judgeGroup([a, a, a, b]).kind).toBe(a === b ? 'kong' : 'none');
      }
  });

  it('never run through honors', () => {
    for (const first of TILES.filter((tile) => isHonor((tile + 2) as Tile) && tile < 32))
      expect(judgeGroup([first, (first + 1) as Tile, (first + 2) as Tile]).kind).toBe('none');
  });
});
