import { expect, it } from 'vitest';
import { formatHand } from '../../../src/engine/notation.ts';
import { generateWaitsPuzzle } from '../../../src/puzzles/waits/generate.ts';
import { SHAPE_LEVELS } from '../../../src/puzzles/waits/levels.ts';
import { faultsOf, WITH_PAIRS } from './proof.ts';

it.each(SHAPE_LEVELS)('100,000 puzzles of level %i are right by the second solver', { timeout: 3_600_000 }, (level) => {
  for (let seed = 1; seed <= 100_000; seed += 1) {
    const puzzle = generateWaitsPuzzle({ seed, level, options: WITH_PAIRS });
    const faults = faultsOf(puzzle, level, WITH_PAIRS, seed % 50 === 0);
    if (faults.length > 0) expect(faults, `${seed}: ${formatHand(puzzle.hand)}`).toEqual([]);
  }
});
