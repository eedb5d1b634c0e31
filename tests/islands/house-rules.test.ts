import { describe, expect, it } from 'vitest';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { tilesOfMeld } from '../../src/engine/meld.ts';
import { findReadings } from '../../src/engine/readings.ts';
import { TILES } from '../../src/engine/tile.ts';
import {
  OPTION_NAMES,
  OPTIONS,
  PAYMENT_OPTIONS,
  SCORING_OPTIONS,
  type OptionName,
  type OptionValue,
} from '../../src/fan/rule-sets/options.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { WRITTEN_LOCALES } from '../../src/i18n/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { EXAMPLES } from '../../src/islands/house/examples.ts';
import { effectsOf, limitEffect, limitHand, shownOf, type Effect } from '../../src/islands/house/effects.ts';
import { QUESTION_GROUPS } from '../../src/islands/house/questions.ts';
import { PROCEDURE_OPTIONS } from '../../src/table/procedure.ts';
import { withAnswer } from '../../src/fan/rule-sets/house-rules.ts';
import { isIdle } from '../../src/fan/rule-sets/idle-questions.ts';
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

  it('draws tiles for every question about counting and paying', () => {
    for (const name of [...Object.keys(SCORING_OPTIONS), ...Object.keys(PAYMENT_OPTIONS)] as OptionName[])
      expect(shownOf(name).length, name).toBeGreaterThan(0);
  });

  it('draws no tile a fifth time', () => {
    for (const name of asked) {
      const tiles = shownOf(name).flatMap(({ hand: { tiles: held, melds, winningTile } }) => [
        ...held,
        ...melds.flatMap(tilesOfMeld),
        ...(winningTile === undefined ? [] : [winningTile]),
      ]);
      const isOneTable = EXAMPLES[name].kind !== 'score';
      const most = Math.max(0, ...TILES.map((tile) => tiles.filter((each) => each === tile).length));
      if (isOneTable) expect(most, name).toBeLessThanOrEqual(4);
    }
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

  const counted = asked.filter((name) => EXAMPLES[name].kind !== 'kong');

  it.each(counted)('%s: its example tells answers apart', (name) => {
    const rules = home(name);
    expect(isIdle(name, rules)).toBe(false);
    const effects = effectsOf(name, rules);
    expect(effects.flatMap((each) => each.effects).some(({ kind }) => kind === 'impossible')).toBe(false);
    const different = new Set(effects.map((each) => JSON.stringify(each.effects.map(shown))));
    expect(different.size).toBeGreaterThanOrEqual(Math.min(OPTIONS[name].length, 2));
  });

  it.each(PRESET_IDS)('has an effect for every answer beside the others of %s', (id) => {
    for (const name of asked) {
      const example = EXAMPLES[name];
      const count = example.kind === 'score' ? example.wins.length : example.kind === 'kong' ? 0 : 1;
      for (const { effects } of effectsOf(name, presetRules(id))) expect(effects.length, name).toBe(count);
    }
  });

  /** What the sources say an answer means, for the examples that the table plays. */
  const PLAYED: readonly (readonly [OptionName, OptionValue, Effect])[] = [
    ['initialFlowerOrder', 'seatBySeatToEnd', { kind: 'flower-order', order: ['E', 'E', 'S'] }],
    ['initialFlowerOrder', 'oneReplacementRoundEach', { kind: 'flower-order', order: ['E', 'S', 'E'] }],
    ['kongDuringInitialReplacement', true, { kind: 'early-kong', isAllowed: true }],
    ['kongDuringInitialReplacement', false, { kind: 'early-kong', isAllowed: false }],
    ['lastTileMustBeDiscarded', true, { kind: 'last-tile', isSeen: true }],
    ['lastTileMustBeDiscarded', false, { kind: 'last-tile', isSeen: false }],
    ['passedWinRelease', 'ownDrawOrClaim', releasedBy('own-draw', 'own-claim')],
    ['passedWinRelease', 'ownDraw', releasedBy('own-draw')],
    ['passedWinRelease', 'turnCycle', releasedBy('turn-cycle')],
  ];

  function releasedBy(...free: readonly string[]): Effect {
    const moments = ['own-draw', 'own-claim', 'turn-cycle'] as const;
    return { kind: 'release', moments: moments.map((moment) => ({ moment, isAllowed: free.includes(moment) })) };
  }

  it.each(PLAYED)('%s %s is played as the sources say', (name, value, effect) => {
    for (const id of ['hk33', 'gd06'] as const) {
      const rules = withAnswer(presetRules(id), 'passedWin', 'sameTile');
      if (!rules.ok) throw new Error(rules.error.code);
      expect(effectsOf(name, rules.value).find((each) => each.value === value)?.effects).toEqual([effect]);
    }
  });

  it('asks for a blocked pung where no win is ever blocked', () => {
    const open = withAnswer(presetRules('de64'), 'passedPung', 'sameTile');
    if (!open.ok) throw new Error(open.error.code);
    const [only] = effectsOf('passedWinRelease', open.value).find(({ value }) => value === 'ownDraw')?.effects ?? [];
    expect(only).toEqual(releasedBy('own-draw'));
  });

  it('the false call of the example is no win', () => {
    const [shown] = shownOf('falseWin');
    if (shown === undefined) throw new Error('nothing is drawn');
    expect(findReadings(shown.hand, { sevenPairs: true, quadsArePairs: true })).toEqual([]);
  });

  /** Points of a limit hand: the cap's of the two-two table, its curve's at eight fan, or as many as are named. */
  it.each([
    ['hk22', 'cap', 16],
    ['de64', { points: 64 }, 64],
    ['de64', { points: 300 }, 300],
  ] as const)('%s: a limit hand worth %j is shown with its points', (id, worth, points) => {
    const rules = presetRules(id);
    expect(limitHand(rules)?.hand.winningTile).toBeDefined();
    expect(limitEffect(rules, worth)).toMatchObject({ kind: 'score', score: { points } });
  });

  it('shows no limit hand where no row is worth the limit', () => {
    expect(limitHand(presetRules('hk33'))).toBeUndefined();
    expect(limitEffect(presetRules('hk33'), 'cap')).toBeUndefined();
  });
});
