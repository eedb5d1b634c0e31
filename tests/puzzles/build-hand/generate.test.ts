import { describe, expect, it } from 'vitest';
import { formatTiles } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { generateBuildHandPuzzle } from '../../../src/puzzles/build-hand/generate.ts';
import { BUILD_HAND_LEVELS, worthBefore, type BuildHandLevel } from '../../../src/puzzles/build-hand/levels.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { faultsOf } from './proof.ts';

const TABLES = ['hk33', 'hk22', 'gd06', 'de64'] as const;

const puzzleOf = (seed: number, level: BuildHandLevel, rules: (typeof TABLES)[number] = 'hk33') =>
  generateBuildHandPuzzle({ seed, level, rules: presetRules(rules) });

const shown = (seed: number, level: BuildHandLevel, rules?: (typeof TABLES)[number]): string => {
  const { held, melds, place, offered } = puzzleOf(seed, level, rules);
  return JSON.stringify([formatTiles(held), melds, place, offered]);
};

describe.each(BUILD_HAND_LEVELS)('build-hand puzzles of level %i', (level) => {
  it('are legal, can be solved, and of their level by the second method', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const rules = TABLES[seed % 8] ?? 'hk33';
      const puzzle = puzzleOf(seed, level, rules);
      expect(faultsOf(puzzle, level, rules), `${seed} at ${rules}: ${formatTiles(puzzle.held)}`).toEqual([]);
    }
  });

  it('are the same tiles at every table and come again with their seed', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 12; seed += 1)
      expect(new Set([...TABLES, 'hk33' as const].map((rules) => shown(seed, level, rules))).size).toBe(1);
  });

  it('do not repeat themselves within a run of ten', { timeout: 60_000 }, () => {
    const puzzles = Array.from({ length: 60 }, (_, at) => shown(500 + at, level));
    puzzles.forEach((puzzle, at) => {
      expect(puzzles.slice(Math.max(0, at - 9), at)).not.toContain(puzzle);
    });
  });
});

describe('level 4', () => {
  it('begins with a complete hand that is worth too little', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 30; seed += 1) expect(worthBefore(puzzleOf(seed, 4))).toBeLessThan(3);
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => puzzleOf(seed, 1)).toThrow(RangeError);
  });
});
