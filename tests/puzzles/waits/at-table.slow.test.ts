import { expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { generateWaitsAtTable } from '../../../src/puzzles/waits/generate-at-table.ts';
import { TABLE_LEVELS } from '../../../src/puzzles/waits/levels.ts';
import { faultsAtTable } from './proof-at-table.ts';

it.each(TABLE_LEVELS)(
  '50,000 puzzles of level %i are right by the second solver and scorer, and hardly one comes twice',
  { timeout: 3_600_000 },
  (level) => {
    const hands = new Set<string>();
    for (let seed = 1; seed <= 50_000; seed += 1) {
      const puzzle = generateWaitsAtTable({ seed, level });
      const faults = faultsAtTable(puzzle, level);
      if (faults.length > 0) expect(faults, `${seed}: ${formatHand(puzzle.hand)}`).toEqual([]);
      hands.add(formatHand(puzzle.hand));
    }
    expect(hands.size).toBeGreaterThan(48_900);
  },
);
