import { describe, expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { generatePlayedScorePuzzle } from '../../../src/puzzles/score/generate-played.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { faultsOf } from './proof.ts';

const TABLES = ['hk33', 'hk22', 'gd06', 'de64'] as const;

const puzzleOf = (seed: number, rules: (typeof TABLES)[number] = 'hk33') =>
  generatePlayedScorePuzzle(seed, presetRules(rules));

describe('hands to count from played walls', () => {
  it('are legal, possible, no limit hands and right by the second scorer', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const rules = TABLES[seed % 8] ?? 'hk33';
      const puzzle = puzzleOf(seed, rules);
      expect(faultsOf(puzzle, 6, rules), `${seed} at ${rules}: ${formatHand(puzzle.hand)}`).toEqual([]);
    }
  });

  it('are the same hand at every table, come again with their seed and not with another', { timeout: 60_000 }, () => {
    const told = (seed: number, rules: (typeof TABLES)[number]): string => {
      const { hand, circumstances, discarder } = puzzleOf(seed, rules);
      return JSON.stringify([formatHand(hand), circumstances, discarder]);
    };
    const seeds = Array.from({ length: 60 }, (_, at) => 900 + at);
    for (const seed of seeds.slice(0, 20)) expect(new Set(TABLES.map((rules) => told(seed, rules))).size).toBe(1);
    expect(new Set(seeds.map((seed) => told(seed, 'hk33'))).size).toBe(60);
  });

  it(
    'are mostly worth three fan, often drawn, and have claimed sets, flowers and every seat',
    { timeout: 60_000 },
    () => {
      const puzzles = Array.from({ length: 150 }, (_, at) => puzzleOf(at + 1));
      const share = (holds: (puzzle: ReturnType<typeof puzzleOf>) => boolean) => puzzles.filter(holds).length / 150;
      expect(share(({ score }) => score.legal)).toBeGreaterThan(0.75);
      expect(share(({ score }) => !score.legal)).toBeGreaterThan(0.05);
      expect(share(({ circumstances }) => circumstances.by === 'self-draw')).toBeGreaterThan(0.2);
      expect(share(({ hand }) => hand.melds.length > 0)).toBeGreaterThan(0.3);
      expect(share(({ circumstances }) => circumstances.bonus.length > 0)).toBeGreaterThan(0.5);
      expect(new Set(puzzles.map(({ circumstances }) => circumstances.seatWind)).size).toBe(4);
    },
  );

  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse seed %d', (seed) => {
    expect(() => puzzleOf(seed)).toThrow(RangeError);
  });
});
