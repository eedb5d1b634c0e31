import { describe, expect, it } from 'vitest';
import { PATTERNS, type PatternId } from '../../src/fan/patterns/index.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { replacements } from '../../src/islands/print/sheet-rows.ts';

const FLOWERS: ReadonlySet<PatternId> = new Set(
  PATTERNS.filter(({ group }) => group === 'flowers').map(({ id }) => id),
);

const house = (custom: object): RuleSet => {
  const rules = readRules({ base: 'hk33', ...custom });
  if (!rules.ok) throw new Error(`${rules.error.code}: ${rules.error.token}`);
  return rules.value;
};

describe('what a sheet says does not count beside a row', () => {
  it('names all of it, not only a single one', () => {
    expect(replacements(presetRules('hk33'), FLOWERS)).toEqual([
      { by: ['four-concealed-pungs'], replaced: ['all-pungs', 'concealed-hand'] },
      { by: ['all-flowers'], replaced: ['seat-flower'] },
      { by: ['all-seasons'], replaced: ['seat-season'] },
    ]);
  });

  it('names no row that is not played, and no flower where there are none', () => {
    const rules = house({ rows: { 'concealed-hand': 'off' }, options: { flowersInPlay: false } });
    expect(replacements(rules, FLOWERS)).toEqual([{ by: ['four-concealed-pungs'], replaced: ['all-pungs'] }]);
  });

  it('puts rows together that take the same away', () => {
    const dragons = { fan: 6, replaces: ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'] };
    const rules = house({ rows: { 'small-three-dragons': dragons, 'big-three-dragons': dragons } });
    expect(replacements(rules, FLOWERS)).toContainEqual({
      by: ['small-three-dragons', 'big-three-dragons'],
      replaced: dragons.replaces,
    });
  });
});
