import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSettings, isChoice, parseSettings, SETTING_CHOICES } from '../../src/progress/settings.ts';

const settings = fc.record(
  {
    theme: fc.constantFrom(...SETTING_CHOICES.theme),
    index: fc.constantFrom(...SETTING_CHOICES.index),
    rules: fc.constantFrom(...SETTING_CHOICES.rules, 'hk22*minFan.1*name.三缺一 *'),
    house: fc.constant('gd06*capFan.'),
  },
  { requiredKeys: [] },
);

describe('stored settings', () => {
  it('come back as they were stored', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        expect(parseSettings(formatSettings(chosen))).toEqual({ settings: chosen });
      }),
    );
  });

  it('are none for a new reader', () => {
    expect(parseSettings(null)).toEqual({ settings: {} });
  });

  it.each(['', '{', 'null', '[]', '"dark"', '7', 'undefined'])('are none, and broken, in %j', (text) => {
    expect(parseSettings(text)).toEqual({ settings: {}, problem: 'broken' });
  });

  it('never fail on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSettings(text)).toHaveProperty('settings');
      }),
    );
  });

  it('keep what is known when a part is unknown', () => {
    expect(parseSettings('{"theme":"dark","rules":"riichi","index":1}')).toEqual({
      settings: { theme: 'dark' },
      problem: 'partly',
    });
  });

  it('leave fields of a later version as they are', () => {
    const later = '{"v":2,"theme":"dark","sound":"off"}';
    const { settings: known } = parseSettings(later);
    expect(JSON.parse(formatSettings({ ...known, index: 'on' }, later))).toEqual({
      v: 2,
      theme: 'dark',
      index: 'on',
      sound: 'off',
    });
  });

  it('start afresh over an unreadable text', () => {
    expect(JSON.parse(formatSettings({ theme: 'light' }, '{broken'))).toEqual({ v: 1, theme: 'light' });
  });

  it('know their values', () => {
    expect(isChoice('rules', 'hk33')).toBe(true);
    expect(isChoice('rules', 'toString')).toBe(false);
    expect(isChoice('theme', null)).toBe(false);
    expect(isChoice('theme', 'hk33*minFan.1')).toBe(false);
    expect(isChoice('rules', 'hk33*minFan.1')).toBe(true);
    expect(isChoice('rules', 'hk99*minFan.1')).toBe(false);
    expect(isChoice('rules', `hk33*name.${'x'.repeat(5000)}`)).toBe(false);
  });
});
