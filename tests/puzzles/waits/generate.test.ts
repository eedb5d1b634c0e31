import { describe, expect, it } from 'vitest';
import { LAST_SEED, SEEDS_WITHOUT_REPEAT } from '../../../src/puzzles/seed.ts';
import { generateWaitsPuzzle } from '../../../src/puzzles/waits/generate.ts';
import { SHAPE_LEVELS, type ShapeLevel } from '../../../src/puzzles/waits/levels.ts';
import { formatHand } from '../../../src/engine/notation.ts';
import { faultsOf, WITH_PAIRS, WITHOUT_PAIRS } from './proof.ts';

const SEEDS: Readonly<Record<ShapeLevel, number>> = { 1: 1500, 2: 2000, 3: 2000, 4: 2000, 5: 400 };

describe.each(SHAPE_LEVELS)('waits puzzles of level %i', (level) => {
  it('are legal, ready, of their level and right by the second solver', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= SEEDS[level]; seed += 1)
      for (const options of level === 4 ? [WITHOUT_PAIRS, WITH_PAIRS] : [WITHOUT_PAIRS]) {
        const puzzle = generateWaitsPuzzle({ seed, level, options });
        expect(faultsOf(puzzle, level, options, seed % 20 === 0), `${seed}: ${formatHand(puzzle.hand)}`).toEqual([]);
      }
  });

  it('come again with their seed and not within a run of seeds', { timeout: 60_000 }, () => {
    const hands = Array.from({ length: 60 }, (_, at) =>
      formatHand(generateWaitsPuzzle({ seed: 500 + at, level }).hand),
    );
    hands.forEach((hand, at) => {
      expect(hands.slice(Math.max(0, at - SEEDS_WITHOUT_REPEAT + 1), at)).not.toContain(hand);
    });
    expect(formatHand(generateWaitsPuzzle({ seed: 501, level }).hand)).toBe(hands[1]);
  });
});

describe('what a run of seeds offers', () => {
  const puzzles = (level: ShapeLevel, options = WITHOUT_PAIRS) =>
    Array.from({ length: 150 }, (_, at) => generateWaitsPuzzle({ seed: 1 + at, level, options }));
  const shapesOf = (level: ShapeLevel, options = WITHOUT_PAIRS) =>
    new Set(puzzles(level, options).map(({ shape }) => shape));

  it('has every simple shape on the first two levels', () => {
    expect(shapesOf(1)).toEqual(new Set(['two-sided', 'pair']));
    expect(shapesOf(2)).toEqual(new Set(['edge', 'closed', 'pair', 'two-pairs']));
  });

  it('has sets on the table from level 3 on, and hands without', { timeout: 60_000 }, () => {
    for (const level of [3, 4, 5] as const)
      expect(new Set(puzzles(level).map(({ hand }) => hand.melds.length > 0))).toEqual(new Set([true, false]));
  });

  it('has seven pairs only where the table plays them', () => {
    expect(shapesOf(4)).not.toContain('seven-pairs');
    expect(shapesOf(4, WITH_PAIRS)).toContain('seven-pairs');
    expect(shapesOf(4)).toContain('orphans-one');
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => generateWaitsPuzzle({ seed, level: 1 })).toThrow(RangeError);
  });
});
