import { describe, expect, it } from 'vitest';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS, STACKS } from '../../../src/fan/rule-sets/rule-set.ts';
import { rowsStacked } from '../../../src/layouts/reference/worth.ts';
import { rulesOf } from '../../support/score-request.ts';

describe.each(PRESET_IDS)('the rows of %s as a page lists them', (id) => {
  const rules = presetRules(id);

  it('are all there, each in one list', () => {
    const listed = STACKS.flatMap((stack) => rowsStacked(rules, stack).map((row) => row.id));
    expect(listed.toSorted()).toEqual(Object.keys(rules.rows).sort());
  });

  it.each(STACKS)('rise in worth, limit hands last: %s', (stack) => {
    const fans = rowsStacked(rules, stack).map(({ fan }) => (fan === 'limit' ? 1000 : fan));
    expect(fans).toEqual(fans.toSorted((one, other) => one - other));
  });
});

it('a limit hand stands after rows of any number of fan', () => {
  const house = rulesOf({ base: 'hk33', rows: { 'nine-gates': 'limit' } });
  expect(rowsStacked(house, 'highest').at(-1)?.id).toBe('nine-gates');
});
