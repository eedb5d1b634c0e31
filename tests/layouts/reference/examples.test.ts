import { describe, expect, it } from 'vitest';
import { PATTERN_IDS, type PatternId } from '../../../src/fan/patterns/index.ts';
import { patternHands, type ReferenceHand } from '../../../src/layouts/reference/examples.ts';
import { pictureOf } from '../../../src/layouts/reference/picture.ts';
import { readTiles } from '../../support/read-hand.ts';

const rowsOf = ({ puzzle }: ReferenceHand): readonly PatternId[] =>
  puzzle === undefined
    ? []
    : [...puzzle.score.items, ...puzzle.score.suppressed].map(({ id }) => id).concat(puzzle.score.special);

describe('the hands on the page of a pattern', () => {
  // A chicken hand is no row: it counts nothing.
  it.each(PATTERN_IDS.filter((id) => id !== 'chicken-hand'))('%s: each example counts it, no other hand does', (id) => {
    const { has, lacks } = patternHands(id);
    expect(has.map((hand) => rowsOf(hand).includes(id))).toEqual(has.map(() => true));
    expect(lacks.map((hand) => rowsOf(hand).includes(id))).toEqual(lacks.map(() => false));
  });

  it('say why they do not count where something in the hand shows it', () => {
    const reasons = PATTERN_IDS.flatMap((id) => patternHands(id).lacks).flatMap(({ miss }) => miss ?? []);
    expect(reasons.length).toBeGreaterThan(40);
    expect(reasons.filter(({ kind }) => kind === 'not-so-won' || kind === 'other-shape')).toEqual([]);
    expect(reasons.filter((miss) => 'tiles' in miss && miss.tiles.length === 0)).toEqual([]);
  });
});

describe('the picture of a pattern', () => {
  it('is the tiles that earn it', () => {
    expect(pictureOf('dragon-pung-red')).toEqual([readTiles('CCC')]);
    expect(pictureOf('all-flowers')).toEqual([['f1', 'f2', 'f3', 'f4']]);
  });

  it('is the whole hand in its groups where all of it earns the pattern', () => {
    const tiles = pictureOf('full-flush').flat();
    expect(tiles.length).toBeGreaterThanOrEqual(14);
    expect(new Set(tiles.map((tile) => Math.floor(Number(tile) / 9))).size).toBe(1);
  });

  it.each(['self-draw', 'last-tile-draw', 'robbing-kong', 'chicken-hand', 'concealed-hand'] as const)(
    'is not drawn of what does not lie in the tiles: %s',
    (id) => {
      expect(pictureOf(id)).toEqual([]);
    },
  );
});
