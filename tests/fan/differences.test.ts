import { describe, expect, it } from 'vitest';
import { rulesDifferences } from '../../src/fan/rule-sets/differences.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';

const rulesOf = (text: string) => {
  const rules = unpackRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value;
};

describe('differences of two rule sets', () => {
  it.each(PRESET_IDS)('there are none of %s to itself', (id) => {
    expect(rulesDifferences(presetRules(id), rulesOf(`${id}*name.Donnerstag`))).toEqual([]);
  });

  it('are what the custom set says', () => {
    const house = rulesOf('hk33*minFan.1*full-flush.8*seven-flowers.off*name.A');
    expect(rulesDifferences(presetRules('hk33'), house)).toEqual([
      { kind: 'option', name: 'minFan', from: 3, to: 1 },
      { kind: 'row', id: 'full-flush', from: 7, to: 8 },
      { kind: 'row', id: 'seven-flowers', from: 3, to: 'off' },
    ]);
  });

  it('are those the association writes down: no flowers, every limit hand alike', () => {
    const named = rulesDifferences(presetRules('hk33'), presetRules('hk33-hkma')).map((each) =>
      each.kind === 'option' ? each.name : each.kind === 'row' ? each.id : each.kind,
    );
    expect(named).toEqual(expect.arrayContaining(['flowersInPlay', 'thirteen-orphans', 'seat-flower']));
    expect(named).not.toContain('full-flush');
  });
});
