import { describe, expect, it } from 'vitest';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { OPTION_NAMES, OPTIONS, type OptionName } from '../../src/fan/rule-sets/options.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { WRITTEN_LOCALES } from '../../src/i18n/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { EXAMPLES } from '../../src/islands/house/examples.ts';
import { effectsOf, shownHands, type Effect } from '../../src/islands/house/effects.ts';
import { QUESTION_GROUPS } from '../../src/islands/house/questions.ts';
import { PROCEDURE_OPTIONS } from '../../src/table/procedure.ts';
import { isIdle, withAnswer } from '../../src/fan/rule-sets/house-rules.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';

const asked = QUESTION_GROUPS.flatMap(({ names }) => names);

describe('the questionnaire of a house', () => {
  it('asks every option of the rule sets and of the table, each once', () => {
    expect(asked.toSorted()).toEqual(OPTION_NAMES.toSorted());
    expect(Object.keys(PROCEDURE_OPTIONS).filter((name) => !asked.some((each) => each === name))).toEqual([]);
  });

  it.each(WRITTEN_LOCALES)('has a question, a name and words for every answer in %s', (locale) => {
    const { house, options } = messagesOf(locale);
    const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = options.answers;
    for (const name of OPTION_NAMES) {
      expect(house.ask[name], name).toMatch(/[?？]$/u);
      expect(options.names[name], name).not.toBe('');
      for (const value of OPTIONS[name]) {
        const isPlain = typeof value === 'boolean' || typeof value === 'number';
        if (!isPlain) expect(answers[name]?.[String(value)], `${name}: ${String(value)}`).toBeDefined();
      }
    }
  });

  it('shows an example or explains in words what an answer changes', () => {
    const { about } = messagesOf('de').house;
    for (const name of OPTION_NAMES) expect(name in EXAMPLES || name in about, name).toBe(true);
  });

  /** Rules under which a question matters and its example tells the answers apart. */
  const HOMES: Readonly<Partial<Record<OptionName, readonly [OptionName, unknown][]>>> = {
    zeroFanResult: [['minFan', 0]],
    sevenPairsAllowQuads: [['sevenPairsFan', 4]],
    sevenPairsTakesConcealed: [['sevenPairsFan', 4]],
    passedWinHigherFanException: [['passedWin', 'sameWait']],
    liabilityNineTiles: [['payment', 'half']],
    liabilityFifthTile: [['payment', 'half']],
    limitHandStacking: [['capFan', null]],
    limitHandsTakeExtras: [['capFan', null]],
  };

  const home = (name: OptionName): RuleSet =>
    (HOMES[name] ?? []).reduce(
      (rules, [other, value]) => {
        const answered = withAnswer(rules, other, value as never);
        if (!answered.ok) throw new Error(`${other}: ${answered.error.code}`);
        return answered.value;
      },
      presetRules(name === 'fourWindsScope' ? 'de64' : 'hk33'),
    );

  const shown = (effect: Effect): unknown =>
    effect.kind === 'score'
      ? [effect.score.rawFan, effect.score.points, effect.score.result]
      : effect.kind === 'settlement'
        ? (effect.settlement.payments ?? effect.points)
        : effect;

  const counted = asked.filter((name) => !['kong', undefined].includes(EXAMPLES[name]?.kind));

  it.each(counted)('%s: its example tells answers apart', (name) => {
    const rules = home(name);
    expect(isIdle(name, rules)).toBe(false);
    const effects = effectsOf(name, rules);
    expect(effects.flatMap((each) => each.effects).some(({ kind }) => kind === 'impossible')).toBe(false);
    const different = new Set(effects.map((each) => JSON.stringify(each.effects.map(shown))));
    expect(different.size).toBe(name === 'breakCountOverflow' ? 1 : Math.min(different.size, effects.length));
    if (OPTIONS[name].length > 1) expect(different.size).toBeGreaterThan(1);
  });

  it.each(PRESET_IDS)('has an effect for every answer beside the others of %s', (id) => {
    for (const name of asked) {
      expect(() => shownHands(name)).not.toThrow();
      const example = EXAMPLES[name];
      for (const { effects } of effectsOf(name, presetRules(id)))
        expect(effects.length, name).toBe(example?.kind === 'score' ? example.wins.length : 1);
    }
  });
});
