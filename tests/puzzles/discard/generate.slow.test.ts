import { expect, it } from 'vitest';
import { generateDiscardPuzzle } from '../../../src/puzzles/discard/generate.ts';
import { DISCARD_LEVELS } from '../../../src/puzzles/discard/levels.ts';
import { faultsOf } from './proof.ts';

it.each(DISCARD_LEVELS)(
  '20,000 puzzles of level %i are right by the second solver, and hardly one comes twice',
  { timeout: 3_600_000 },
  (level) => {
    const hands = new Set<string>();
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const puzzle = generateDiscardPuzzle({ seed, level });
      const faults = faultsOf(puzzle, level);
      if (faults.length > 0) expect(faults, `seed ${seed}`).toEqual([]);
      hands.add(JSON.stringify(puzzle.table));
    }
    // Two seeds meet where the numbers of one run into those of the other: the source of chance counts to 2^32 in a ring.
    expect(hands.size).toBeGreaterThan(19_900);
  },
);
