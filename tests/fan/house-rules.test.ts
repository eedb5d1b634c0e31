import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { cleanName } from '../../src/fan/rule-sets/house-name.ts';
import {
  isChangedByHand,
  limitWorthOf,
  withAnswer,
  withLimit,
  withName,
  withPoints,
  withReplaced,
  withWorth,
} from '../../src/fan/rule-sets/house-rules.ts';
import { isIdle } from '../../src/fan/rule-sets/idle-questions.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { OPTION_NAMES, OPTIONS, type OptionName, type Options } from '../../src/fan/rule-sets/options.ts';
import { packRules, unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { MOST_RULES_TEXT } from '../../src/fan/rule-sets/rules-text.ts';
import { PRESET_IDS, type RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import type { Result } from '../../src/engine/result.ts';
import type { RulesError } from '../../src/fan/rule-sets/custom-rules.ts';
import { itemsText, scoreOf } from '../support/score-request.ts';

const must = (changed: Result<RuleSet, RulesError>): RuleSet => {
  if (!changed.ok) throw new Error(`${changed.error.code}: ${changed.error.token}`);
  return changed.value;
};
const hk33 = presetRules('hk33');

describe('a house answers a question', () => {
  it('sets the rows that the question decides', () => {
    expect(must(withAnswer(hk33, 'sevenPairsFan', 4)).rows['seven-pairs']).toMatchObject({ fan: 4, stack: 'add' });
    expect(must(withAnswer(hk33, 'concealedHandMode', 'off')).rows['concealed-hand']).toBeUndefined();
    expect(must(withAnswer(hk33, 'fullFlushFan', 6)).rows['full-flush']?.fan).toBe(6);
  });

  it('wins over a row changed by hand, which no answer described', () => {
    const byHand = must(withWorth(hk33, 'full-flush', 9));
    expect(isChangedByHand(byHand, 'fullFlushFan')).toBe(true);
    expect(isChangedByHand(byHand, 'sevenPairsFan')).toBe(false);
    const answered = must(withAnswer(byHand, 'fullFlushFan', 7));
    expect(answered.rows['full-flush']?.fan).toBe(7);
    expect(isChangedByHand(answered, 'fullFlushFan')).toBe(false);
  });

  it('leaves other rows that were changed by hand alone', () => {
    const byHand = must(withWorth(hk33, 'all-pungs', 4));
    expect(must(withAnswer(byHand, 'fullFlushFan', 8)).rows['all-pungs']?.fan).toBe(4);
  });

  it('begins a printed table with the points that held', () => {
    const { table } = must(withAnswer(hk33, 'curve', 'table'));
    expect(table).toEqual([1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128]);
    expect(must(withPoints(must(withAnswer(hk33, 'curve', 'table')), 3, 10)).table?.[3]).toBe(10);
  });

  it('refuses what does not hold together', () => {
    const three = presetRules('hk22');
    expect(withAnswer(three, 'capFan', null)).toMatchObject({ ok: false, error: { code: 'limit-without-value' } });
    expect(withAnswer(hk33, 'minFan', 11)).toMatchObject({ ok: false, error: { code: 'minimum-above-cap' } });
    const twice = must(withReplaced(hk33, 'all-pungs', ['half-flush']));
    expect(withReplaced(twice, 'half-flush', ['all-pungs'])).toMatchObject({
      ok: false,
      error: { code: 'rows-replace-each-other' },
    });
  });

  it('gives limit hands a worth of their own', () => {
    const fixed = must(withLimit(presetRules('hk22'), { fan: 8 }));
    expect(limitWorthOf(fixed)).toEqual({ fan: 8 });
    expect(must(withAnswer(fixed, 'capFan', null)).options.capFan).toBeNull();
    expect(limitWorthOf(must(withLimit(fixed, { points: 64 })))).toEqual({ points: 64 });
    expect(limitWorthOf(must(withLimit(fixed, 'cap')))).toBe('cap');
  });

  it('lets a row that becomes a limit hand stand alone, and add up again with a number', () => {
    const limit = must(withWorth(hk33, 'full-flush', 'limit'));
    const pungs = { hand: '[222s] [444s] [666s] 88s 99s +9s', bonus: 'f1' };
    expect(scoreOf(pungs, limit).items).toEqual([{ id: 'full-flush', fan: 10, times: 1 }]);
    expect(itemsText(scoreOf(pungs, must(withWorth(limit, 'full-flush', 6))))).toBe('all-pungs=3 full-flush=6');
  });

  it('comes back to its rule set when every answer does', () => {
    for (const id of PRESET_IDS) {
      const preset = presetRules(id);
      for (const name of OPTION_NAMES) {
        for (const value of OPTIONS[name]) {
          const answered = withAnswer(preset, name, value);
          if (!answered.ok) continue;
          const back = withAnswer(answered.value, name, preset.options[name]);
          if (preset.options[name] !== null || name === 'capFan')
            expect(packRules(must(back)), `${id} ${name}`).toBe(id);
        }
      }
    }
  });
});

describe('a question plays no part', () => {
  const under = (answers: Partial<Options>): RuleSet => ({ ...hk33, options: { ...hk33.options, ...answers } });
  it.each<readonly [OptionName, string, Partial<Options>, Partial<Options>]>([
    ['zeroFanResult', 'where a minimum is asked for', { minFan: 1 }, { minFan: 0 }],
    ['flowersCountTowardMinimum', 'without a minimum', { minFan: 0 }, { minFan: 3 }],
    ['flowerSetFan', 'without flowers', { flowersInPlay: false }, { flowersInPlay: true }],
    ['sevenFlowersMode', 'without the win on seven flowers', { sevenFlowersFan: 'off' }, { sevenFlowersFan: 3 }],
    ['fullFlushDoubleLimit', 'without a cap', { capFan: null }, { capFan: 10 }],
    [
      'passedWinRelease',
      'where nothing is blocked',
      { passedWin: 'off' },
      { passedPung: 'sameTile', passedWin: 'off' },
    ],
    ['passedWinHigherFanException', 'where the same tile alone is blocked', {}, { passedWin: 'sameWait' }],
    ['liabilityNineTiles', 'where the thrower pays alone anyway', { payment: 'full' }, { payment: 'half' }],
    ['stake', 'without payment', { payment: 'pointsOnly' }, { payment: 'half' }],
  ])('%s %s', (name, _, idle, asked) => {
    expect(isIdle(name, under(idle))).toBe(true);
    expect(isIdle(name, under(asked))).toBe(false);
  });
});

describe('any house', () => {
  const answer = fc
    .constantFrom(...OPTION_NAMES)
    .chain((name) => fc.constantFrom(...OPTIONS[name]).map((value) => [name, value] as const));
  const row = fc.tuple(
    fc.constantFrom(...PATTERN_IDS),
    fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constantFrom('off', 'limit')),
  );

  it('is carried whole by its link, with its name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESET_IDS),
        fc.array(answer, { maxLength: 12 }),
        fc.array(row, { maxLength: 8 }),
        fc.string({ unit: 'grapheme', maxLength: 70 }),
        (id, answers, rows, name) => {
          let rules = presetRules(id);
          for (const [option, value] of answers) {
            const changed = withAnswer(rules, option, value);
            if (changed.ok) rules = changed.value;
          }
          for (const [pattern, fan] of rows) {
            const changed = withWorth(rules, pattern, fan);
            if (changed.ok) rules = changed.value;
          }
          rules = withName(rules, cleanName(name));
          const text = packRules(rules);
          expect(text.length).toBeLessThanOrEqual(MOST_RULES_TEXT);
          expect(packRules(must(unpackRules(text)))).toBe(text);
          expect(must(unpackRules(text)).options).toEqual(rules.options);
          expect(must(unpackRules(text)).rows).toEqual(rules.rows);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the name of a house', () => {
  it.each([
    ['  Donnerstags \t runde\n', 'Donnerstags runde'],
    ['a\u0000b\u202Ec', 'a b c'],
    ['x'.repeat(80), 'x'.repeat(60)],
    ['🀄'.repeat(61), '🀄'.repeat(60)],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });
});
