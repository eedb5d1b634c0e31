import { describe, expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { generateBestReadingPuzzle } from '../../../src/puzzles/best-reading/generate.ts';
import { BEST_READING_LEVELS, type BestReadingLevel } from '../../../src/puzzles/best-reading/levels.ts';
import { areSame } from '../../../src/puzzles/best-reading/puzzle.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { faultsOf } from './proof.ts';

const TABLES = ['hk33', 'hk22', 'gd06', 'de64'] as const;

const puzzleOf = (seed: number, level: BestReadingLevel, rules: (typeof TABLES)[number] = 'hk33') =>
  generateBestReadingPuzzle({ seed, level, rules: presetRules(rules) });

const run = (level: BestReadingLevel, rules: (typeof TABLES)[number] = 'hk33') =>
  Array.from({ length: 120 }, (_, at) => puzzleOf(at + 1, level, rules));

describe.each(BEST_READING_LEVELS)('best-reading puzzles of level %i', (level) => {
  it('are legal, clear, of their level and right by the second scorer', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const rules = TABLES[seed % 4] ?? 'hk33';
      const puzzle = puzzleOf(seed, level, rules);
      expect(faultsOf(puzzle, level, rules), `${seed} at ${rules}: ${formatHand(puzzle.hand)}`).toEqual([]);
    }
  });

  it('are the same hand at every table and come again with their seed', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const told = [...TABLES, 'hk33' as const].map((rules) => {
        const { hand, circumstances, discarder } = puzzleOf(seed, level, rules);
        return JSON.stringify([formatHand(hand), circumstances, discarder]);
      });
      expect(new Set(told).size).toBe(1);
    }
  });

  it('do not repeat themselves within a run of ten', () => {
    const hands = Array.from({ length: 200 }, (_, at) => formatHand(puzzleOf(500 + at, level).hand));
    hands.forEach((hand, at) => {
      expect(hands.slice(Math.max(0, at - 9), at)).not.toContain(hand);
    });
  });

  it('have the right answer at every place', () => {
    expect(new Set(run(level).map(({ best }) => best[0])).size).toBeGreaterThan(1);
  });
});

describe('what a run of seeds offers', () => {
  it('has readings worth the same and readings that differ on level 2', () => {
    const same = run(2).filter(areSame).length;
    expect(same).toBeGreaterThan(30);
    expect(same).toBeLessThan(80);
  });

  it('has pungs that win and chows that win', () => {
    const shapes = run(1).map(({ readings, best }) => readings[best[0] ?? 0]?.score.win.chows ?? 0);
    expect(shapes.filter((chows) => chows > 2).length).toBeGreaterThan(20);
    expect(shapes.filter((chows) => chows < 2).length).toBeGreaterThan(20);
  });

  it('has seven pairs as a reading where the table plays them', () => {
    const withPairs = (rules: (typeof TABLES)[number]) =>
      run(2, rules).filter(({ readings }) => readings.some(({ score }) => score.win.shape === 'seven-pairs')).length;
    expect(withPairs('hk33')).toBe(0);
    expect(withPairs('de64')).toBeGreaterThan(5);
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => puzzleOf(seed, 1)).toThrow(RangeError);
  });
});
