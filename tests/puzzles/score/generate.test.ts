import { describe, expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { readWin, writtenWin } from '../../../src/puzzles/score/exercise.ts';
import { generateScorePuzzle } from '../../../src/puzzles/score/generate.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { THROWN_LEVELS, type ThrownLevel } from '../../../src/puzzles/score/levels.ts';
import { faultsOf } from './proof.ts';

const TABLES = ['hk33', 'hk22', 'gd06', 'de64'] as const;
const SEEDS = 400;

const puzzleOf = (seed: number, level: ThrownLevel, rules: (typeof TABLES)[number] = 'hk33') =>
  generateScorePuzzle({ seed, level, rules: presetRules(rules) });

describe.each(THROWN_LEVELS)('score puzzles of level %i', (level) => {
  it('are legal, possible, of their level and right by the second scorer', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const rules = TABLES[seed % 8] ?? 'hk33';
      const puzzle = puzzleOf(seed, level, rules);
      expect(faultsOf(puzzle, level, rules), `${seed} at ${rules}: ${formatHand(puzzle.hand)}`).toEqual([]);
    }
  });

  it('are the same hand at every table and come again with their seed', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const told = TABLES.map((rules) => {
        const { hand, circumstances, discarder } = puzzleOf(seed, level, rules);
        return JSON.stringify([formatHand(hand), circumstances, discarder]);
      });
      expect(new Set(told).size).toBe(1);
    }
  });

  it('do not repeat themselves within a run of ten', { timeout: 60_000 }, () => {
    const hands = Array.from({ length: 80 }, (_, at) => formatHand(puzzleOf(500 + at, level).hand));
    hands.forEach((hand, at) => {
      expect(hands.slice(Math.max(0, at - 9), at)).not.toContain(hand);
    });
  });
});

describe('what a run of seeds offers', () => {
  const run = (level: ThrownLevel) => Array.from({ length: 120 }, (_, at) => puzzleOf(at + 1, level));

  it('has hands below the minimum on the first two levels, most above it', () => {
    for (const level of [1, 2] as const) {
      const below = run(level).filter(({ score }) => !score.legal).length;
      expect(below).toBeGreaterThan(5);
      expect(below).toBeLessThan(40);
    }
  });

  it('has won tiles of every origin, kongs and special circumstances on level 3', () => {
    const puzzles = run(3);
    expect(new Set(puzzles.map(({ circumstances }) => circumstances.by))).toEqual(
      new Set(['discard', 'self-draw', 'rob-kong']),
    );
    expect(new Set(puzzles.flatMap(({ circumstances }) => circumstances.flags))).toEqual(
      new Set(['kong-replacement', 'last-tile']),
    );
  });

  it('has every big hand on level 5', () => {
    expect(new Set(run(5).flatMap(({ score }) => score.special))).toEqual(
      new Set([
        'all-honours',
        'all-terminals',
        'nine-gates',
        'big-four-winds',
        'all-kongs',
        'thirteen-orphans',
        'heavenly-hand',
        'earthly-hand',
      ]),
    );
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => puzzleOf(seed, 1)).toThrow(RangeError);
  });
});

describe('wins as they are written', () => {
  it('are the same when they are read back', () => {
    for (const level of THROWN_LEVELS)
      for (let seed = 1; seed <= 40; seed += 1) {
        const { hand, circumstances, discarder } = puzzleOf(seed, level);
        const won = { hand, circumstances, discarder };
        expect(readWin(writtenWin(won))).toEqual(won);
      }
  });
});
