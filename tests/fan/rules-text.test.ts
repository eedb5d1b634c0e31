import { describe, expect, it } from 'vitest';
import { packRules, unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import { houseNameOf } from '../../src/fan/rule-sets/house-name.ts';
import { baseOfRules, isCustomText } from '../../src/fan/rule-sets/rules-text.ts';

describe('rules as one text', () => {
  it.each([
    ['hk33', 'hk33', undefined, false],
    ['hk33-hkma', 'hk33-hkma', undefined, false],
    ['hk33-hkma*minFan.1', 'hk33-hkma', undefined, true],
    ['hk22*name.Donnerstagsrunde', 'hk22', 'Donnerstagsrunde', true],
    ['hk22*minFan.1*name.A*name.B', 'hk22', 'A*name.B', true],
    ['hk22*name.  ', 'hk22', undefined, true],
    ['hk22*name.a\u202Eb\n c', 'hk22', 'a b c', true],
    ['hk33x*minFan.1', undefined, undefined, true],
    ['', undefined, undefined, false],
  ] as const)('%j: base %s, name %s', (text, base, name, custom) => {
    expect(baseOfRules(text)).toBe(base);
    expect(houseNameOf(text)).toBe(name);
    expect(isCustomText(text)).toBe(custom);
  });

  it.each(['__proto__', 'constructor', 'toString', 'nonsense'])('refuses a row %s by name', (row) => {
    expect(unpackRules(`hk33*${row}.5`)).toMatchObject({ ok: false, error: { token: row } });
    expect(unpackRules(`hk33*${row}.5.add.all-pungs`)).toMatchObject({ ok: false, error: { token: row } });
  });

  it('names what the packed set names', () => {
    const rules = readRules({ base: 'gd06', name: '星期四 *局*', minFan: 1 });
    const text = rules.ok ? packRules(rules.value) : '';
    expect(houseNameOf(text)).toBe('星期四 *局*');
    expect(unpackRules(text)).toEqual(rules);
  });
});
