import { expect, it } from 'vitest';
import type { Situation } from '../../src/fan/pattern.ts';
import { goldenRows } from '../support/golden.ts';
import { itemsText, rulesOf, scoreOf } from '../support/score-request.ts';

type Row = readonly [string, string, string, Situation, string, object, string];

const rows = (goldenRows('faults-scores') as readonly Row[]).map((row) => ({ row, title: `${row[0]}: ${row[2]}` }));

it.each(rows)('does not have the fault of $title', ({ row: [, , , situation, rules, options, items] }) => {
  const score = scoreOf(situation, rulesOf(rules, options));
  expect(itemsText(score)).toBe(items);
  if (items === '') expect(score).toMatchObject({ points: 64, special: ['jade-dragon'] });
});
