import { describe, expect, it } from 'vitest';
import { judgeGroup } from '../../../src/engine/group.ts';
import { formatTiles } from '../../../src/engine/notation.ts';
import { randomSource } from '../../../src/engine/random.ts';
import { TILES, type Tile } from '../../../src/engine/tile.ts';
import { gradeChoice } from '../../../src/puzzles/choose-one/grade.ts';
import { nearestGroups } from '../../../src/puzzles/choose-one/nearest-groups.ts';
import { chooseOnePuzzleOf } from '../../../src/puzzles/choose-one/puzzle.ts';
import { plainComplete, plainCounts } from '../../support/plain-solver.ts';
import { readTiles } from '../../support/read-hand.ts';

const PLAIN = { sevenPairs: false, quadsArePairs: false, deadWaits: false };

describe('what stays over', () => {
  it.each([
    ['123m 456p 789s EE CCC', undefined, ''],
    ['223344m 555678p 88s', '2m', '3344m 88s'],
    ['223344m 555678p 88s', '8s', ''],
    ['123m 456p 789s E C SSS', undefined, 'EC'],
  ])('of %s with the pair %s is "%s"', (text, pair, expected) => {
    const [tile] = pair === undefined ? [] : readTiles(pair);
    expect(formatTiles(nearestGroups(readTiles(text), tile).rest)).toBe(expected);
  });

  it('accounts for every tile in legal groups, and is nothing exactly for complete hands', () => {
    const random = randomSource('nearest groups');
    const drawn = () => Array.from({ length: 14 }, () => TILES[Math.floor(random() * 12)] ?? (0 as Tile));
    const hands = Array.from({ length: 300 }, drawn).filter((tiles) => plainCounts(tiles).every((count) => count <= 4));
    expect(hands.length).toBeGreaterThan(50);
    for (const tiles of hands) {
      const { groups, rest } = nearestGroups(tiles.toSorted((a, b) => a - b));
      const kinds = groups.map((group) => judgeGroup(group).kind);
      expect(plainCounts([...groups.flat(), ...rest])).toEqual(plainCounts(tiles));
      expect(kinds.filter((kind) => kind === 'none' || kind === 'kong')).toEqual([]);
      expect(kinds.filter((kind) => kind === 'pair').length).toBeLessThan(2);
      expect(rest.length === 0).toBe(plainComplete(plainCounts(tiles), 0, PLAIN));
    }
  });
});

describe('a question', () => {
  const sets = { id: 'a', ask: 'set', groups: ['123m', '89m 1m', 'EE'] } as const;

  it('grades the chosen option', () => {
    const puzzle = chooseOnePuzzleOf(sets, PLAIN);
    expect([undefined, 0, 1, 2, 3].map((chosen) => gradeChoice(puzzle, chosen).kind)).toEqual([
      'empty',
      'right',
      'wrong',
      'wrong',
      'empty',
    ]);
  });

  it.each([
    ['two right answers', { ...sets, groups: ['123m', '555p'] }],
    ['no right answer', { ...sets, groups: ['124m', '55p'] }],
    ['a misprint', { ...sets, groups: ['123m', '12x'] }],
    ['a count that is not there', { id: 'a', ask: 'ways', hand: '123m 456p 789s EEE C +C', ways: [0, 2] }],
    ['a hand of the wrong length', { id: 'a', ask: 'win', hands: ['123m 456p 789s EEE C', '123m 456p 789s EEE C +F'] }],
  ] as const)('refuses %s', (_name, item) => {
    expect(() => chooseOnePuzzleOf(item, PLAIN)).toThrow();
  });

  it('keeps the tiles of a group in the order they were written', () => {
    const [, option] = chooseOnePuzzleOf(sets, PLAIN).options;
    expect(option?.kind === 'group' && option.tiles).toEqual([7, 8, 0]);
  });
});
