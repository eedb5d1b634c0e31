import { describe, expect, it } from 'vitest';
import { formatHand, formatTiles } from '../../../src/engine/notation.ts';
import { generateBuildWaitPuzzle } from '../../../src/puzzles/build-wait/generate.ts';
import { BUILD_WAIT_LEVELS } from '../../../src/puzzles/build-wait/levels.ts';
import type { BuildWaitPuzzle } from '../../../src/puzzles/build-wait/puzzle.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { faultsOf, WITH_PAIRS } from './proof.ts';

const shown = ({ given, target }: BuildWaitPuzzle): string => `${formatHand(given)} for ${formatTiles(target)}`;

describe.each(BUILD_WAIT_LEVELS)('build-wait puzzles of level %i', (level) => {
  it('are legal, can be solved, and of their level by the second solver', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const puzzle = generateBuildWaitPuzzle({ seed, level });
      expect(faultsOf(puzzle, level), `${seed}: ${shown(puzzle)}`).toEqual([]);
    }
  });

  it('are the same with seven pairs and come again with their seed', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const told = [undefined, WITH_PAIRS, undefined].map((options) =>
        shown(generateBuildWaitPuzzle({ seed, level, ...(options && { options }) })),
      );
      expect(new Set(told).size).toBe(1);
    }
  });

  it('do not repeat themselves within a run of ten', () => {
    const puzzles = Array.from({ length: 200 }, (_, at) => shown(generateBuildWaitPuzzle({ seed: 500 + at, level })));
    puzzles.forEach((puzzle, at) => {
      expect(puzzles.slice(Math.max(0, at - 9), at)).not.toContain(puzzle);
    });
  });
});

describe('what a run of seeds offers', () => {
  it('has every simple shape on level 1 and sets on the table from level 3 on', () => {
    const run = (level: 1 | 3) =>
      Array.from({ length: 150 }, (_, at) => generateBuildWaitPuzzle({ seed: at + 1, level }));
    expect(new Set(run(1).map(({ shape }) => shape))).toEqual(
      new Set(['two-sided', 'edge', 'closed', 'pair', 'two-pairs']),
    );
    expect(new Set(run(3).map(({ given }) => given.melds.length > 0))).toEqual(new Set([true, false]));
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => generateBuildWaitPuzzle({ seed, level: 1 })).toThrow(RangeError);
  });
});
