import { expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { generateBuildWaitPuzzle } from '../../../src/puzzles/build-wait/generate.ts';
import { BUILD_WAIT_LEVELS } from '../../../src/puzzles/build-wait/levels.ts';
import { faultsOf } from './proof.ts';

it.each(BUILD_WAIT_LEVELS)(
  '20,000 puzzles of level %i are right by the second solver',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const puzzle = generateBuildWaitPuzzle({ seed, level });
      const faults = faultsOf(puzzle, level);
      if (faults.length > 0) expect(faults, `${seed}: ${formatHand(puzzle.given)}`).toEqual([]);
    }
  },
);
