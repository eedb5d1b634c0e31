import { expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { generatePlayedScorePuzzle } from '../../../src/puzzles/score/generate-played.ts';
import { generateScorePuzzle } from '../../../src/puzzles/score/generate.ts';
import { faultsOf } from './proof.ts';

const TABLES = ['hk33', 'hk22', 'gd06', 'de64'] as const;

it.each([1, 2, 3, 4, 5, 6] as const)(
  '20,000 puzzles of level %i are right by the second scorer',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const name = TABLES[seed % 4] ?? 'hk33';
      const rules = presetRules(name);
      const puzzle = level === 6 ? generatePlayedScorePuzzle(seed, rules) : generateScorePuzzle({ seed, level, rules });
      const faults = faultsOf(puzzle, level, name);
      if (faults.length > 0) expect(faults, `${seed} at ${name}: ${formatHand(puzzle.hand)}`).toEqual([]);
    }
  },
);
