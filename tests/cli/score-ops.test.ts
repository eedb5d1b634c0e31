import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/cli/answer-line.ts';

type Fields = Readonly<Record<string, unknown>>;
const ask = (request: Fields): Fields => JSON.parse(answerLine(JSON.stringify(request))) as Fields;

const WON = { op: 'score', hand: 'CC [CCC] 123m 456p 7s [FFF] +7s', by: 'discard', seat: 'S', round: 'E', bonus: 'f1' };
const CHOWS = { op: 'score', hand: '123m 456p 678s 23s 99p +4s', by: 'self-draw', seat: 'S', round: 'E' };

describe('score', () => {
  it('answers with every reason', () => {
    expect(ask({ ...CHOWS, id: 7 })).toEqual({
      id: 7,
      win: true,
      result: 'win',
      legal: true,
      fan: 4,
      rawFan: 4,
      points: 16,
      items: [
        { id: 'all-chows', fan: 1, times: 1 },
        { id: 'self-draw', fan: 1, times: 1 },
        { id: 'concealed-hand', fan: 1, times: 1 },
        { id: 'no-flowers', fan: 1, times: 1 },
      ],
      special: [],
      reading: { kind: 'standard', melds: ['123m', '456p', '234s', '678s'], pair: '9p', completes: 'chow' },
      suppressed: [],
      missed: 0,
      others: [],
    });
  });

  it('pays a special hand of the German table without counting', () => {
    const hand = 'SSSWWWNNNCCBB +C';
    expect(ask({ ...CHOWS, hand, rules: 'de64' })).toMatchObject({
      fan: null,
      rawFan: null,
      points: 64,
      items: [],
      special: ['all-honours', 'four-concealed-pungs'],
    });
  });

  it('says what is missing, and by which row one does not count', () => {
    const low = ask({ ...CHOWS, hand: '[123m] 456p 678s 23s 99p +4s', by: 'discard', bonus: 'f1' });
    expect(low).toMatchObject({ result: 'below-minimum', legal: false, fan: 1, missed: 2 });
    const pungs = ask({ ...CHOWS, hand: '222m 444p 666s 88s EE +8s', bonus: 'f1' });
    expect(pungs['suppressed']).toEqual([
      { id: 'all-pungs', by: 'four-concealed-pungs' },
      { id: 'concealed-hand', by: 'four-concealed-pungs' },
    ]);
  });

  it('takes a win on flowers with 13 or 14 tiles, complete or not', () => {
    const flowers = { seat: 'W', round: 'E', bonus: 'f1 f2 f3 f4 g1 g2 g3', flags: ['seven-flowers'], op: 'score' };
    for (const hand of ['19m 4p 7s EC 2p 3p 5s 8s SWN', '19m 4p 7s EC 2p 3p 5s 8s SWN +B', CHOWS.hand]) {
      expect(ask({ ...flowers, hand })).toMatchObject({ win: true, fan: 3, items: [{ id: 'seven-flowers', fan: 3 }] });
    }
    expect(ask({ ...flowers, hand: '19m 4p 7s EC 2p 3p 5s 8s SWN +B', rules: 'hk22' })).toEqual({ win: false });
  });

  it('is false for a hand that is not complete', () => {
    expect(ask({ ...CHOWS, hand: '123m 456p 678s 23s 99p +9s' })).toEqual({ win: false });
  });

  it.each<readonly [Fields, Fields]>([
    [{ ...WON }, { code: 'too-many-copies' }],
    [
      { ...CHOWS, by: undefined },
      { code: 'missing-field', token: 'by' },
    ],
    [
      { ...CHOWS, by: 'luck' },
      { code: 'wrong-field', token: 'by' },
    ],
    [
      { ...CHOWS, seat: undefined },
      { code: 'missing-field', token: 'seat' },
    ],
    [
      { ...CHOWS, round: 'C' },
      { code: 'wrong-field', token: 'round' },
    ],
    [{ ...CHOWS, bonus: 'f1 f1' }, {}],
    [
      { ...CHOWS, bonus: 5 },
      { code: 'wrong-field', token: 'bonus' },
    ],
    [
      { ...CHOWS, flags: 'last-tile' },
      { code: 'wrong-field', token: 'flags' },
    ],
    [
      { ...CHOWS, flags: ['lucky'] },
      { code: 'unknown-flag', token: 'lucky' },
    ],
    [
      { ...CHOWS, flags: ['kong-replacement'] },
      { code: 'replacement-without-kong', token: 'kong-replacement' },
    ],
    [
      { ...CHOWS, flags: ['heavenly'] },
      { code: 'heavenly-not-dealer', token: 'heavenly' },
    ],
    [{ ...CHOWS, hand: '123m 456p 678s 23s 99p' }, { code: 'winning-tile-missing' }],
    [
      { ...CHOWS, rules: { base: 'hk33', rows: { chicken: 1 } } },
      { code: 'unknown-row', token: 'chicken' },
    ],
    [
      { ...CHOWS, options: { curve: 'steep' } },
      { code: 'wrong-option-value', token: 'curve' },
    ],
  ])('refuses %j', (request, error) => {
    expect(ask(request)).toEqual({ error: expect.objectContaining(error) as unknown });
  });
});

describe('waits with detail', () => {
  it('prices each wait by discard and by self-draw', () => {
    const answer = ask({
      op: 'waits',
      hand: '123m 456p 678s 23s 99p',
      detail: true,
      seat: 'S',
      round: 'E',
      bonus: 'f1',
    });
    expect(answer).toMatchObject({ ready: true, waits: ['1s', '4s'] });
    expect(answer['detail']).toMatchObject([
      {
        tile: '1s',
        left: 4,
        discard: { fan: 2, points: 4, legal: false },
        selfDraw: { fan: 3, points: 8, legal: true },
      },
      {
        tile: '4s',
        left: 4,
        discard: { fan: 2, points: 4, legal: false },
        selfDraw: { fan: 3, points: 8, legal: true },
      },
    ]);
  });

  it('asks for seat and round', () => {
    const error = { code: 'missing-field', token: 'seat' };
    expect(ask({ op: 'waits', hand: '123m 456p 678s 23s 99p', detail: true })).toEqual({ error });
  });
});

describe('settle', () => {
  it('gives the scores and what each seat gains or pays', () => {
    const answer = ask({
      op: 'settle',
      wins: [{ ...CHOWS, by: 'discard' }],
      discarder: 'N',
      options: { payment: 'half' },
    });
    expect(answer).toMatchObject({ scores: [{ fan: 3 }], payments: { E: -8, S: 32, W: -8, N: -16 }, paid: ['S'] });
  });

  it('has no payments where points are only credited', () => {
    expect(ask({ op: 'settle', wins: [CHOWS], rules: 'de64' })).not.toHaveProperty('payments');
  });

  it('settles a liability and a false win', () => {
    const liable = { seat: 'W', rule: 'liabilityTwelveTiles' };
    expect(ask({ op: 'settle', wins: [CHOWS], liable })['payments']).toEqual({ E: 0, S: 96, W: -96, N: 0 });
    expect(ask({ op: 'settle', falseWin: 'E' })['payments']).toEqual({ E: -768, S: 256, W: 256, N: 256 });
  });

  it.each<readonly [Fields, Fields]>([
    [{ op: 'settle' }, { code: 'missing-field', token: 'wins' }],
    [{ op: 'settle', wins: [] }, { code: 'no-wins' }],
    [{ op: 'settle', wins: [{ ...CHOWS, by: 'discard' }] }, { code: 'discarder-missing' }],
    [
      { op: 'settle', wins: [CHOWS], liable: { seat: 'W', rule: 'minFan' } },
      { code: 'unknown-liability', token: 'minFan' },
    ],
    [{ op: 'settle', wins: [{ ...CHOWS, hand: '123m 456p 678s 23s 99p +9s' }] }, { code: 'not-complete' }],
    [
      { op: 'settle', falseWin: 'C' },
      { code: 'wrong-field', token: 'falseWin' },
    ],
  ])('refuses %j', (request, error) => {
    expect(ask(request)).toEqual({ error });
  });
});

it('answers every request or refuses it with a code of its own', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom('E', 'self-draw', 'discard', 'f1 g2', 'de64', CHOWS.hand));
  const request = fc.record(
    {
      op: fc.constantFrom('score', 'settle', 'waits'),
      hand: fc.oneof(fc.constant(CHOWS.hand), field),
      by: field,
      seat: fc.oneof(fc.constant('S'), field),
      round: fc.oneof(fc.constant('S'), field),
      bonus: field,
      flags: field,
      rules: field,
      options: field,
      wins: fc.oneof(fc.constant([CHOWS]), field),
      discarder: field,
      liable: field,
      falseWin: field,
      detail: field,
    },
    { requiredKeys: ['op'] },
  );
  fc.assert(
    fc.property(request, (fields) => {
      const { error } = ask(fields) as { readonly error?: { readonly code: string } };
      expect(error?.code).not.toBe('internal-error');
    }),
    { numRuns: 300 },
  );
});

it('gives the same answer in whatever order tiles and sets come', () => {
  const tiles = ['1m', '2m', '3m'];
  const sets = ['[FFF]', '(5555s)', '[789m]'];
  const shuffled = <T>(items: readonly T[]): fc.Arbitrary<readonly T[]> =>
    fc.shuffledSubarray([...items], { minLength: items.length });
  const expected = ask({ ...CHOWS, hand: '123m C [FFF] (5555s) [789m] +C' });
  expect(expected).toMatchObject({ win: true });
  fc.assert(
    fc.property(shuffled(tiles), shuffled(sets), ([a, b, c], order) => {
      expect(ask({ ...CHOWS, hand: `${a}${b}${c} C ${order.join(' ')} +C` })).toEqual(expected);
    }),
  );
});
