import { expect, it } from 'vitest';
import { comparedOptions, comparedPatterns } from '../../../src/layouts/reference/compared-rows.ts';

/** Chows are one fan everywhere; a full flush is seven, four, four and six, in the variants of three-three seven. */
it('patterns stand side by side, and it is known which are alike', () => {
  const rows = new Map(comparedPatterns().map((row) => [row.id, row]));
  expect(rows.get('all-chows')).toMatchObject({ values: [1, 1, 1, 1, 1, 1], isSame: true });
  expect(rows.get('full-flush')).toMatchObject({ values: [7, 4, 4, 6, 7, 7], isSame: false });
  expect(rows.has('three-numbers')).toBe(false);
});

/** All tables play four rounds; the minimum is three fan, none, none, none, three and three. */
it('questions stand side by side, and it is known which are answered alike', () => {
  expect(comparedOptions(['matchRounds', 'minFan'])).toEqual([
    { id: 'matchRounds', values: [4, 4, 4, 4, 4, 4], isSame: true },
    { id: 'minFan', values: [3, 0, 0, 0, 3, 3], isSame: false },
  ]);
});
