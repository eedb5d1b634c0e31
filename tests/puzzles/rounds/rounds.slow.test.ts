import { expect, it } from 'vitest';
import { generateRoundsTable, ROUNDS_LEVELS } from '../../../src/puzzles/rounds/generate.ts';
import { roundsPuzzleOf } from '../../../src/puzzles/rounds/puzzle.ts';
import { PROCEDURES } from '../../../src/table/procedure.ts';
import { byFinger } from './by-finger.ts';

it.each(ROUNDS_LEVELS)(
  '34,000 tables of level %i are answered by counting on fingers',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 34_000; seed += 1) {
      const table = generateRoundsTable(seed, level);
      const { dealer, wind } = roundsPuzzleOf(table, PROCEDURES.hk33);
      const expected = byFinger(table, (won, draw) => won || draw);
      if (dealer !== expected.dealer || wind !== expected.wind)
        expect({ dealer, wind }, `seed ${seed}`).toEqual(expected);
    }
  },
);
