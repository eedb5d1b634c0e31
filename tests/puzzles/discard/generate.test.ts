import { describe, expect, it } from 'vitest';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { generateDiscardPuzzle, generateDiscardTable } from '../../../src/puzzles/discard/generate.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { DISCARD_LEVELS } from '../../../src/puzzles/discard/levels.ts';
import { faultsOf } from './proof.ts';

const SEEDS = 40;

describe.each(DISCARD_LEVELS)('discard puzzles of level %i', (level) => {
  it('are legal, of their level and right by the second solver', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 8; seed += 1)
      expect(faultsOf(generateDiscardPuzzle({ seed, level }), level), `seed ${seed}`).toEqual([]);
  });

  it('come again with their seed, whatever the rules, and never twice', { timeout: 60_000 }, () => {
    const tables = Array.from({ length: SEEDS }, (_, at) => generateDiscardTable(1000 + at, level));
    expect(new Set(tables.map((table) => JSON.stringify(table.hand))).size).toBe(SEEDS);
    for (const id of PRESET_IDS)
      expect(generateDiscardPuzzle({ seed: 1007, level, rules: presetRules(id) }).table).toEqual(tables[7]);
  });
});

describe('what a run of seeds offers', () => {
  it('has claimed sets, flowers and all seats', { timeout: 60_000 }, () => {
    const tables = Array.from({ length: SEEDS }, (_, at) => generateDiscardTable(at + 1, 3));
    expect(new Set(tables.map(({ seat }) => seat)).size).toBe(4);
    expect(tables.some(({ hand }) => hand.melds.length > 0)).toBe(true);
    expect(tables.some(({ bonus }) => bonus.length > 0)).toBe(true);
    expect(tables.some(({ drawn }) => drawn === undefined)).toBe(true);
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => generateDiscardTable(seed, 1)).toThrow(RangeError);
  });
});
