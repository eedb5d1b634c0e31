import { expect, it } from 'vitest';
import { formatTiles } from '../../../src/engine/notation.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { generateBuildHandPuzzle } from '../../../src/puzzles/build-hand/generate.ts';
import { BUILD_HAND_LEVELS } from '../../../src/puzzles/build-hand/levels.ts';
import { faultsOf } from './proof.ts';

const TABLES = ['hk33', 'hk22', 'gd06', 'de64'] as const;

it.each(BUILD_HAND_LEVELS)(
  '25,000 puzzles of level %i are right by the second method',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 25_000; seed += 1) {
      const rules = TABLES[seed % 4] ?? 'hk33';
      const puzzle = generateBuildHandPuzzle({ seed, level, rules: presetRules(rules) });
      const faults = faultsOf(puzzle, level, rules);
      if (faults.length > 0) expect(faults, `${seed} at ${rules}: ${formatTiles(puzzle.held)}`).toEqual([]);
    }
  },
);
