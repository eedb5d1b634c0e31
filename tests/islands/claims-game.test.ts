import { expect, test } from 'vitest';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { checked, choiceToggled, FRESH, partsOf, seatToggled, solved } from '../../src/islands/claims/claims-game.ts';
import { generateClaimsTable } from '../../src/puzzles/claims/generate.ts';
import { claimsPuzzleOf } from '../../src/puzzles/claims/puzzle.ts';

const puzzle = claimsPuzzleOf(generateClaimsTable(7, 1), { rules: presetRules('hk33'), whichChow: false });
const parts = (tried: typeof FRESH) => tried.grade && partsOf(tried.grade);
const able = puzzle.seats.filter(({ choices }) => choices.length > 0);

test('who looks at the solution without an answer has no part right', () => {
  expect(parts(solved(FRESH, puzzle))).toEqual([0, puzzle.seats.length + 2]);
});

test('a seat that may nothing is right without a tick once the answer is finished', () => {
  const ticked = able.reduce(
    (before, { seat, choices }) => choices.reduce((now, choice) => choiceToggled(now, seat, choice), before),
    FRESH,
  );
  expect(able.length).toBeGreaterThan(0);
  expect(able.length).toBeLessThan(puzzle.seats.length);
  expect(parts(checked(ticked, puzzle))).toEqual([able.length, puzzle.seats.length + 2]);

  const names = (['takers', 'skipped'] as const).flatMap((group) =>
    (puzzle[group].length > 0 ? puzzle[group] : (['nobody'] as const)).map((seat) => ({ group, seat })),
  );
  const finished = names.reduce((before, { group, seat }) => seatToggled(before, group, seat), ticked);
  expect(parts(checked(finished, puzzle))).toEqual([puzzle.seats.length + 2, puzzle.seats.length + 2]);
});
