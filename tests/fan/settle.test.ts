import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINDS, type Wind } from '../../src/engine/tile.ts';
import type { Situation } from '../../src/fan/pattern.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { LIABILITIES } from '../../src/fan/liabilities.ts';
import { settleFalseWin, settleWins, type Settlement } from '../../src/fan/settle.ts';
import type { Liable } from '../../src/fan/settlement-request.ts';
import { rulesOf, scoreOf } from '../support/score-request.ts';

/** Three fan by discard, a half flush; drawn, four. */
const THREE = { hand: '[123s] 456s 789s 23s EE +4s', bonus: 'f1', round: 'W' } as const;
const THREE_FAN_RULES = { allChowsPair: 'suitedOnly' };
/** 10 fan: full flush and all pungs. */
const TEN = { hand: '[111p] [333p] [555p] 888p 9p +9p', bonus: 'f1', seat: 'S' } as const;

function settle(situations: readonly Situation[], rules: RuleSet, discarder?: Wind, liable?: Liable): Settlement {
  const scores = situations.map((situation) => scoreOf(situation, rules));
  const settled = settleWins({ scores, discarder, liable }, rules);
  if (!settled.ok) throw new Error(settled.error.code);
  return settled.value;
}

const paid = (situation: Situation, options: object, discarder?: Wind, liable?: Liable): readonly number[] => {
  const { payments } = settle([situation], rulesOf('hk33', { ...THREE_FAN_RULES, ...options }), discarder, liable);
  return payments === undefined ? [] : WINDS.map((seat) => payments[seat]);
};

describe('three fan and ten fan as printed', () => {
  it.each<readonly [string, string, readonly number[], readonly number[], number]>([
    ['二五雞', 'half', [-4, 8, -2, -2], [-64, 128, -32, -32], 4],
    ['二五雞', 'full', [-8, 8, 0, 0], [-128, 128, 0, 0], 4],
    ['五一', 'half', [-8, 16, -4, -4], [-128, 256, -64, -64], 8],
    ['五一', 'full', [-16, 16, 0, 0], [-256, 256, 0, 0], 8],
    ['一二蚊', 'half', [-16, 32, -8, -8], [-256, 512, -128, -128], 16],
    ['一二蚊', 'full', [-32, 32, 0, 0], [-512, 512, 0, 0], 16],
  ])('%s %s', (stake, payment, three, ten, drawnShare) => {
    expect(paid(THREE, { stake, payment }, 'E')).toEqual(three);
    expect(paid(TEN, { stake, payment }, 'E')).toEqual(ten);
    const drawn = paid({ ...THREE, by: 'self-draw' }, { stake, payment, curve: 'tiers4710', minFan: 0 });
    expect(drawn).toEqual([-2, 6, -2, -2].map((shares) => shares * drawnShare));
  });

  it('pays nobody where only points are credited', () => {
    expect(settle([THREE], rulesOf('de64'), 'E')).toEqual({ paid: ['S'] });
  });

  it('takes the points of a table at stake 1 where the house names none', () => {
    const { payments } = settle([THREE], rulesOf('gd06'), 'E');
    expect(payments).toEqual({ E: -16, S: 32, W: -8, N: -8 });
  });
});

const LIABLE = (rule: Liable['rule'], seat: Wind = 'W'): Liable => ({ seat, rule });
const ON = {
  liabilityNineTiles: true,
  liabilityAllKongs: true,
  liabilityExposedKongReplacement: true,
  liabilityFifthTile: 'on',
};

describe('liabilities', () => {
  const drawn = { ...TEN, by: 'self-draw' } as const;

  it.each([
    'liabilityTwelveTiles',
    'liabilityBigThreeDragons',
    'liabilityBigFourWinds',
    'liabilityAllKongs',
    'liabilityExposedKongReplacement',
  ] as const)('%s: the feeder pays all of a self-draw, and the discarder a discard as usual', (rule) => {
    expect(paid(drawn, ON, undefined, LIABLE(rule))).toEqual([0, 768, -768, 0]);
    expect(paid(TEN, ON, 'E', LIABLE(rule))).toEqual([-512, 512, 0, 0]);
    expect(paid(TEN, { ...ON, liabilityHalfShared: 'on' }, 'E', LIABLE(rule))).toEqual([-256, 512, -256, 0]);
    const off = { liabilityTwelveTiles: 'off', liabilityBigThreeDragons: false, liabilityBigFourWinds: false };
    expect(paid(drawn, off, undefined, LIABLE(rule))).toEqual([-256, 768, -256, -256]);
  });

  it.each(['liabilityNineTiles', 'liabilityFifthTile'] as const)(
    '%s: the thrower pays alone in half payment',
    (rule) => {
      expect(paid(TEN, { ...ON, payment: 'half' }, 'E', LIABLE(rule, 'E'))).toEqual([-512, 512, 0, 0]);
      expect(paid(TEN, { payment: 'half' }, 'E', LIABLE(rule, 'E'))).toEqual([-256, 512, -128, -128]);
      expect(paid(drawn, ON, undefined, LIABLE(rule, 'E'))).toEqual([-256, 768, -256, -256]);
    },
  );

  it('asks for a full flush where the house does', () => {
    const options = { liabilityTwelveTiles: 'fullFlushOnly' };
    expect(paid(drawn, options, undefined, LIABLE('liabilityTwelveTiles'))).toEqual([0, 768, -768, 0]);
    const half = { ...THREE, by: 'self-draw' } as const;
    expect(paid(half, options, undefined, LIABLE('liabilityTwelveTiles'))).toEqual([-32, 96, -32, -32]);
  });

  it('takes a robbed kong as a self-draw where the house does', () => {
    const robbed = { ...TEN, hand: '[111p] [333p] [555p] 78p 88p +9p', by: 'rob-kong' } as const;
    expect(paid(robbed, {}, 'E')).toEqual([-384, 384, 0, 0]);
    expect(paid(robbed, { robbedKongAsSelfDraw: false }, 'E')).toEqual([-256, 256, 0, 0]);
  });
});

describe('several winners on one tile', () => {
  const south = { hand: '[111p] [333p] [555p] 78p 22p +9p', bonus: 'f1', seat: 'S' } as const;
  const north = { ...south, hand: '[111s] [333s] [555s] 78p 22s +9p', bonus: 'f1', seat: 'N' } as const;
  /** Seven fan are 128 points for South, none is 1 for North. */
  const rules = { minFan: 0, zeroFanResult: 'pays', curve: 'full' };

  it('pays the nearest after the discarder', () => {
    expect(settle([south, north], rulesOf('hk33', rules), 'W').paid).toEqual(['N']);
    expect(settle([south, north], rulesOf('hk33', rules), 'E').paid).toEqual(['S']);
  });

  it('pays all where the house does, winners not paying each other', () => {
    const all = settle([south, north], rulesOf('hk33', { ...rules, multipleWinners: 'all', payment: 'half' }), 'W');
    expect(all).toEqual({ payments: { E: -129, S: 384, W: -258, N: 3 }, paid: ['S', 'N'] });
  });
});

describe('a false win', () => {
  it('pays the self-draw of the cap to each other player', () => {
    expect(settleFalseWin('W', rulesOf())).toEqual({
      ok: true,
      value: { payments: { E: 256, S: 256, W: -768, N: 256 }, paid: [] },
    });
  });

  it('may be a loss to nobody, cost nothing, or have no price at all', () => {
    const flat = settleFalseWin('W', rulesOf('hk33', { falseWin: 'flatDeduction' }));
    expect(flat).toMatchObject({ ok: true, value: { deduction: { seat: 'W', amount: 512 } } });
    expect(settleFalseWin('W', rulesOf('gd06'))).toEqual({
      ok: true,
      value: { payments: { E: 0, S: 0, W: 0, N: 0 }, paid: [] },
    });
    expect(settleFalseWin('W', rulesOf('hk33', { capFan: null }))).toEqual({
      ok: false,
      error: { code: 'false-win-without-cap' },
    });
  });
});

it('pays nobody for a win that is not legal or draws', () => {
  const chicken = { hand: '[123m] 222m 456p 55p 78s +9s', bonus: 'f3' };
  expect(settle([chicken], rulesOf(), 'E')).toEqual({ payments: { E: 0, S: 0, W: 0, N: 0 }, paid: [] });
});

describe('refusals', () => {
  it.each<readonly [string, readonly Situation[], Wind | undefined, Liable | undefined]>([
    ['no-wins', [], 'E', undefined],
    ['discarder-missing', [TEN], undefined, undefined],
    ['discarder-on-self-draw', [{ ...TEN, by: 'self-draw' }], 'E', undefined],
    ['discarder-wins', [TEN], 'S', undefined],
    ['winner-twice', [TEN, TEN], 'E', undefined],
    ['wins-do-not-fit', [TEN, { ...THREE, seat: 'N' }], 'E', undefined],
    ['liable-wins', [TEN], 'E', { seat: 'S', rule: 'liabilityTwelveTiles' }],
  ])('%s', (code, situations, discarder, liable) => {
    const scores = situations.map((situation) => scoreOf(situation));
    const settled = settleWins({ scores, discarder, liable }, rulesOf());
    expect(settled.ok ? settled.value : settled.error.code).toBe(code);
  });
});

it('always sums to nought', () => {
  const options = fc.record({
    payment: fc.constantFrom('half', 'full'),
    stake: fc.constantFrom('二五雞', '五一', '一二蚊'),
    curve: fc.constantFrom('half', 'full', 'tiers4710'),
    multipleWinners: fc.constantFrom('closest', 'all'),
    liabilityHalfShared: fc.constantFrom('on', 'off'),
    liabilityNineTiles: fc.boolean(),
    robbedKongAsSelfDraw: fc.boolean(),
    minFan: fc.constant(0),
  });
  const way = fc.constantFrom('self-draw', 'discard', 'rob-kong');
  const liable = fc.option(fc.record({ seat: fc.constantFrom(...WINDS), rule: fc.constantFrom(...LIABILITIES) }), {
    nil: undefined,
  });
  const winners = fc.uniqueArray(fc.constantFrom(...WINDS), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(options, way, winners, fc.constantFrom(...WINDS), liable, (chosen, by, seats, discarder, feeder) => {
      const rules = rulesOf('hk33', chosen);
      const scores = seats.map((seat) => scoreOf({ hand: '[123m] 456p 678s 23s EE +4s', seat, by }, rules));
      const settled = settleWins(
        { scores, discarder: by === 'self-draw' ? undefined : discarder, liable: feeder },
        rules,
      );
      if (!settled.ok) return;
      expect(WINDS.reduce((sum, seat) => sum + (settled.value.payments?.[seat] ?? Number.NaN), 0)).toBe(0);
      expect(settled.value.paid.length).toBeGreaterThan(0);
    }),
  );
});
