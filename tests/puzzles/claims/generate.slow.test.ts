import { expect, it } from 'vitest';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { generateClaimsTable } from '../../../src/puzzles/claims/generate.ts';
import { CLAIMS_LEVELS } from '../../../src/puzzles/claims/levels.ts';
import { claimsPuzzleOf } from '../../../src/puzzles/claims/puzzle.ts';
import { answerOf, faultsOfTable, naiveClaims } from './naive.ts';

it.each(CLAIMS_LEVELS)(
  '20,000 tables of level %i are legal and answered alike by a second method',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const table = generateClaimsTable(seed, level);
      const id = PRESET_IDS[seed % PRESET_IDS.length] ?? 'hk33';
      const rules = presetRules(id);
      const told = JSON.stringify([faultsOfTable(table), answerOf(claimsPuzzleOf(table, { rules, whichChow: true }))]);
      const expected = JSON.stringify([[], naiveClaims(table, rules)]);
      if (told !== expected) expect(told, `seed ${seed} under ${id}`).toBe(expected);
    }
  },
);
