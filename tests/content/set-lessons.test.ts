import { describe, expect, test } from 'vitest';
import { exercises as readingHands } from '../../content/lessons/reading-hands/exercises.ts';
import { exercises as tiles } from '../../content/lessons/tiles/exercises.ts';
import { exercises as winningHand } from '../../content/lessons/winning-hand/exercises.ts';
import { greedyGroups } from '../../src/components/lesson/greedy.ts';
import { TILE_TOTALS, tilesUnder } from '../../src/components/lesson/tile-totals.ts';
import { allTiles } from '../../src/engine/hand.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { waitOptionsOf } from '../../src/fan/wait-options.ts';
import type { ChooseOneItem } from '../../src/puzzles/choose-one/exercise.ts';
import { chooseOnePuzzleOf } from '../../src/puzzles/choose-one/puzzle.ts';
import { tileNamesPuzzleOf } from '../../src/puzzles/tile-names/puzzle.ts';
import { tileSet } from '../../src/table/tile-set.ts';
import { lessonSources, usesOf } from '../support/lessons.ts';
import { plainComplete, plainCounts, plainReadings } from '../support/plain-solver.ts';
import { readHand, readTiles } from '../support/read-hand.ts';

const questions = [...Object.values(winningHand), ...Object.values(readingHands)].flatMap(({ id, items }) =>
  items.map((item: ChooseOneItem) => ({ id: `${id}/${item.id}`, item })),
);

const readingsOf = (hand: string): readonly string[] => plainReadings(plainCounts(allTiles(readHand(hand))), 4);

/** Sets written out: three numbers in a row, or equal tiles. */
const SET =
  /^(?:([1-7])(?=\d\d[mps])(?:(?<=1)23|(?<=2)34|(?<=3)45|(?<=4)56|(?<=5)67|(?<=6)78|(?<=7)89)[mps]|(\d)\2\2\2?[mps]|([ESWNCFB])\3\3\3?)$/;

/** Which options are right by another way than the engine's. */
function plainAnswers(item: ChooseOneItem): readonly boolean[] {
  switch (item.ask) {
    case 'set':
    case 'no-set':
      return item.groups.map((group) => SET.test(group) === (item.ask === 'set'));
    case 'pair':
      return item.pairs.map((pair) => {
        const [tile = -1] = readTiles(pair);
        return readingsOf(item.hand).some((reading) => reading.startsWith(`${tile}${tile} `));
      });
    case 'ways':
      return item.ways.map((ways) => ways === readingsOf(item.hand).length);
    case 'win':
      return item.hands.map((hand) =>
        plainComplete(plainCounts(allTiles(readHand(hand))), 0, {
          sevenPairs: false,
          quadsArePairs: false,
          deadWaits: false,
        }),
      );
  }
}

describe('questions with one answer', () => {
  test('have ids of their own', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  test.each(questions)('$id has the same single answer by a second method, under every rule set', ({ item }) => {
    const expected = plainAnswers(item);
    expect(expected.filter(Boolean)).toHaveLength(1);
    for (const id of PRESET_IDS) {
      const { options } = chooseOnePuzzleOf(item, waitOptionsOf(presetRules(id)));
      expect(options.map(({ right }) => right)).toEqual(expected);
    }
  });
});

describe('questions about names', () => {
  const items = Object.values(tiles).flatMap(({ id, items }) =>
    items.map((item) => ({ ...item, id: `${id}/${item.id}` })),
  );

  test('have ids of their own', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test.each(items)('$id can be asked', (item) => {
    expect(tileNamesPuzzleOf(item).choices.length).toBeGreaterThan(2);
  });
});

const uses = (component: string) =>
  lessonSources.flatMap(({ id, body }) => usesOf(body, component).map((attributes) => ({ id, ...attributes })));

describe('hands laid out in lessons', () => {
  test.each(uses('Readings') as { id: string; of: string }[])('$id: $of is complete', ({ of }) => {
    expect(readingsOf(of).length).toBeGreaterThan(0);
  });

  test.each(uses('Greedy') as { id: string; of: string; first: 'pung' | 'chow' }[])(
    '$id: $of is complete, and not for one in a hurry',
    ({ of, first }) => {
      const hand = allTiles(readHand(of));
      const { groups, rest } = greedyGroups(hand, first);
      expect(readingsOf(of).length).toBeGreaterThan(0);
      expect(rest.length).toBeGreaterThan(0);
      expect(plainCounts([...groups.flat(), ...rest])).toEqual(plainCounts(hand));
    },
  );
});

/** 144 tiles, 108 of suits, four flowers and four seasons: German rules page. 136 without: both Chinese texts. */
describe('how many tiles there are', () => {
  test('is what the rules say', () => {
    expect(TILE_TOTALS).toMatchObject({
      suit: 36,
      suits: 108,
      winds: 16,
      dragons: 12,
      flowers: 4,
      seasons: 4,
      'with-flowers': 144,
      'without-flowers': 136,
    });
  });

  test.each(PRESET_IDS)('is what the wall of %s has', (id) => {
    const rules = presetRules(id);
    expect(tilesUnder(rules)).toBe(tileSet(rules.options.flowersInPlay).length);
  });
});
