import { describe, expect, it } from 'vitest';
import { WINDS } from '../../../src/engine/tile.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { generateClaimsPuzzle, generateClaimsTable } from '../../../src/puzzles/claims/generate.ts';
import { CLAIMS_LEVELS } from '../../../src/puzzles/claims/levels.ts';
import { plotsOf, tells } from '../../../src/puzzles/claims/plots.ts';
import { claimsPuzzleOf } from '../../../src/puzzles/claims/puzzle.ts';
import { tableOf, writtenTable } from '../../../src/puzzles/claims/table.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { answerOf, faultsOfTable, naiveClaims } from './naive.ts';

const SEEDS = Array.from({ length: 120 }, (_, at) => 1 + at * 37);

describe.each(CLAIMS_LEVELS)('claims puzzles of level %i', (level) => {
  it('are legal tables whose answers a second method finds, under every rule set', { timeout: 120_000 }, () => {
    for (const seed of SEEDS) {
      const table = generateClaimsTable(seed, level);
      expect(faultsOfTable(table), `seed ${seed}`).toEqual([]);
      for (const id of PRESET_IDS) {
        const rules = presetRules(id);
        const puzzle = claimsPuzzleOf(table, { rules, whichChow: true });
        expect(answerOf(puzzle), `seed ${seed} under ${id}`).toEqual(naiveClaims(table, rules));
        expect(puzzle.seats.every(({ reasons }) => reasons.length > 0)).toBe(true);
      }
    }
  });

  it('tell every plot of the level', { timeout: 60_000 }, () => {
    const puzzles = SEEDS.map((seed) =>
      claimsPuzzleOf(generateClaimsTable(seed, level), { rules: presetRules('hk33'), whichChow: true }),
    );
    for (const plot of plotsOf(level))
      expect(
        puzzles.some((puzzle) => tells(plot, puzzle)),
        plot,
      ).toBe(true);
  });

  it('come again with their seed, the same table under all rules', () => {
    for (const id of PRESET_IDS) {
      const { table } = generateClaimsPuzzle({ seed: 77, level, rules: presetRules(id) });
      expect(table).toEqual(generateClaimsTable(77, level));
    }
  });

  it('place the discard at every seat', () => {
    expect(new Set(SEEDS.map((seed) => generateClaimsTable(seed, level).offered.from))).toEqual(new Set(WINDS));
  });
});

describe('seeds', () => {
  it.each([0, -1, 1.5, LAST_SEED + 1, Number.NaN])('refuse %d', (seed) => {
    expect(() => generateClaimsTable(seed, 1)).toThrow(RangeError);
  });
});

describe('tables as they are written', () => {
  it('are the same when they are read back', () => {
    const tables = CLAIMS_LEVELS.flatMap((level) => SEEDS.map((seed) => generateClaimsTable(seed, level)));
    for (const table of tables) expect(tableOf(writtenTable(table, 'id'))).toEqual(table);
  });
});
