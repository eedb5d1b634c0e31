import { describe, expect, it } from 'vitest';
import type { Situation } from '../../src/fan/pattern.ts';
import { priceWaits } from '../../src/fan/price-waits.ts';
import { readHand } from '../support/read-hand.ts';
import { circumstancesOf, itemsText, rulesOf, scoreOf, tryScore } from '../support/score-request.ts';

/** The common list with cap 13 and no flowers, under which the hands below are usually got wrong. */
const COMMON = { capFan: 13, flowersInPlay: false };

type Trap = readonly [fault: string, situation: Situation, fan: number, items: string, options?: object];

const TRAPS: readonly Trap[] = [
  [
    'minimum asked before the circumstances',
    { hand: '123m 456m 789p 234s 5s +5s', by: 'self-draw' },
    3,
    'all-chows=1 concealed-hand=1 self-draw=1',
  ],
  ['one way to split per pair', { hand: '11222333m 456p 99s +1m' }, 2, 'all-chows=1 concealed-hand=1'],
  ['neighbouring pungs taken for chows', { hand: '111m 222m 333m [999p] 5s +5s' }, 3, 'all-pungs=3'],
  ['sets inferred from counts', { hand: '[111m] 456p 789s 234s 5m +5m' }, 0, ''],
  [
    'little three dragons on two pungs',
    { hand: '[BBB] FFF 123m 456p 9s +9s' },
    2,
    'dragon-pung-green=1 dragon-pung-white=1',
  ],
  [
    'dragon pungs forgotten or counted again',
    { hand: '[BBB] FFF C 123m 456p +C' },
    5,
    'dragon-pung-green=1 dragon-pung-white=1 small-three-dragons=3',
  ],
  [
    'little four winds of pungs only',
    { hand: '[EEE] SSS WWW NN 12m +3m', seat: 'N', round: 'N' },
    6,
    'half-flush=3 small-four-winds=3',
  ],
  [
    'four concealed pungs on a discard',
    { hand: '222m 444p 666s 88s EE +8s', round: 'W' },
    4,
    'all-pungs=3 concealed-hand=1',
  ],
  [
    'a concealed kong taken for an exposed one',
    { hand: '222m 444p (6666s) 88s EE +8s', round: 'W', by: 'self-draw' },
    9,
    'four-concealed-pungs=8 self-draw=1',
  ],
  ['nine gates with a claimed set', { hand: '[111m] 2345678999m +5m' }, 7, 'full-flush=7'],
  ['mixed terminals', { hand: '[111m] 999p 111s EEE C +C', seat: 'S', round: 'W' }, 4, 'all-pungs=3 mixed-terminals=1'],
  ['round wind ignored', { hand: '[SSS] 123m 456p 789s 2m +2m', seat: 'S', round: 'S' }, 2, 'round-wind=1 seat-wind=1'],
  [
    'only one circumstance',
    { hand: '[5555m] [123s] 456789p 2m +2m', by: 'self-draw', flags: ['kong-replacement', 'last-tile'] },
    3,
    'kong-replacement=1 last-tile-draw=1 self-draw=1',
  ],
  [
    'seven flowers and a complete hand',
    { hand: '[123m] 456p 678s 23s EE +4s', by: 'self-draw', bonus: 'f1 f2 f3 f4 g1 g2 g3', flags: ['seven-flowers'] },
    3,
    'seven-flowers=3',
    { flowersInPlay: true },
  ],
  [
    'all chows, drawn, no flowers',
    { hand: '[123m] 456m 789p 234s 5s +5s', by: 'self-draw' },
    3,
    'all-chows=1 no-flowers=1 self-draw=1',
    { flowersInPlay: true },
  ],
];

it.each(TRAPS.map((trap) => ({ trap, fault: trap[0] })))('$fault', ({ trap: [, situation, fan, items, options] }) => {
  const score = scoreOf(situation, rulesOf('hk33', { ...COMMON, ...options }));
  expect([score.fan, itemsText(score)]).toEqual([fan, items]);
  expect(score.legal).toBe(fan >= 3);
  expect(score.missed).toBe(Math.max(0, 3 - fan));
});

describe('kinds of faults', () => {
  it('reads four of a kind as pung and chow, and finds the dearest reading', () => {
    const score = scoreOf({ hand: '2p 3p 4444p 555p 666p 7p +7p', bonus: 'f1' }, rulesOf('hk33', COMMON));
    expect(itemsText(score)).toBe('all-chows=1 concealed-hand=1 full-flush=7');
  });

  it('wins where pungs lifted first leave nothing', () => {
    expect(tryScore({ hand: '[123m] [456m] 666788s 6s +8s', round: 'E' }, rulesOf('hk33', COMMON)).ok).toBe(true);
  });

  it.each([3, 4, 5, 7] as const)(
    'gives seven pairs %i where the house does, and no concealed hand unless it says so',
    (fan) => {
      const hand = '1122m 3344p 5566s C +C';
      expect(tryScore({ hand }, rulesOf('hk33', COMMON))).toEqual({ ok: false, error: { code: 'not-complete' } });
      const alone = scoreOf({ hand }, rulesOf('hk33', { ...COMMON, sevenPairsFan: fan }));
      expect([alone.fan, alone.suppressed]).toEqual([fan, [{ id: 'concealed-hand', by: 'seven-pairs' }]]);
      const beside = rulesOf('hk33', { ...COMMON, sevenPairsFan: fan, sevenPairsTakesConcealed: true });
      expect(scoreOf({ hand }, beside).fan).toBe(fan + 1);
    },
  );

  it('takes the best of chows and seven pairs', () => {
    const hand = '1122334455667m +7m';
    const fanUnder = (options: object): readonly [string | undefined, number | null] => {
      const score = scoreOf({ hand }, rulesOf('hk33', { ...COMMON, capFan: null, ...options }));
      return [score.win.reading?.kind, score.fan];
    };
    expect(fanUnder({})).toEqual(['standard', 9]);
    expect(fanUnder({ sevenPairsFan: 3 })).toEqual(['seven-pairs', 10]);
    const both = scoreOf({ hand }, rulesOf('hk33', { ...COMMON, capFan: null, sevenPairsFan: 3 }));
    expect(both.others.map(({ reading, fan }) => [reading.kind, fan])).toContainEqual(['standard', 9]);
  });

  it('adds seven flowers to a complete hand where the house says so', () => {
    const situation = {
      hand: '[123m] 456p 678s 23s EE +4s',
      by: 'self-draw',
      seat: 'N',
      bonus: 'f1 f2 f3 g1 g2 g3 g4',
      flags: ['seven-flowers'],
    } as const;
    const score = scoreOf(situation, rulesOf('hk33', { capFan: 13, sevenFlowersMode: 'adds' }));
    expect(itemsText(score)).toBe('all-chows=1 all-seasons=2 self-draw=1 seven-flowers=3');
  });

  it('counts two own bonus tiles, of every seat in its own number', () => {
    for (const [place, seat] of (['E', 'S', 'W', 'N'] as const).entries()) {
      const bonus = `f${place + 1} g${place + 1}`;
      const score = scoreOf({ hand: '[123m] 456p 678s 23s EE +4s', seat, bonus, round: 'S' });
      expect(itemsText(score)).toBe('all-chows=1 seat-flower=1 seat-season=1');
    }
  });

  it('counts every wind in both roles, also as a kong', () => {
    for (const wind of ['E', 'S', 'W', 'N'] as const) {
      for (const set of [`[${wind.repeat(3)}]`, `(${wind.repeat(4)})`]) {
        const hand = `${set} [123m] 456p 78s 99s +9s`;
        const other = wind === 'E' ? 'S' : 'E';
        expect(itemsText(scoreOf({ hand, seat: wind, round: other }))).toBe('no-flowers=1 seat-wind=1');
        expect(itemsText(scoreOf({ hand, seat: other, round: wind }))).toBe('no-flowers=1 round-wind=1');
      }
    }
  });

  it('does not pay beyond the limit, and lists the whole sum', () => {
    const score = scoreOf({ hand: '[CCC] [FFF] [BBB] 777p 2p +2p', bonus: 'f1' });
    expect([score.fan, score.rawFan, score.points]).toEqual([10, 14, 128]);
  });

  it('follows one stated rule where two limit hands meet', () => {
    const situation = {
      hand: '19m 19p 19s ESWNCFB +1m',
      by: 'self-draw',
      seat: 'E',
      bonus: 'f2',
      flags: ['heavenly'],
    } as const;
    expect(scoreOf(situation)).toMatchObject({ rawFan: 14, special: ['heavenly-hand', 'thirteen-orphans'] });
    expect(scoreOf(situation, rulesOf('hk33', { limitHandStacking: 'sum', capFan: null })).fan).toBe(28);
  });

  it('keeps the reading with more fan where the cap makes both equal', () => {
    const score = scoreOf({ hand: '1112223334445p +5p', by: 'self-draw' });
    expect([score.fan, score.win.pungs]).toEqual([10, 4]);
    expect(score.rawFan).toBeGreaterThan(score.others[0]?.rawFan ?? 99);
  });

  it('shows waits that may not be called, by discard and by self-draw apart', () => {
    const { seatWind, roundWind, bonus } = circumstancesOf({ hand: '', bonus: 'f1' });
    const priced = priceWaits(
      readHand('[123m] 456p 678s 23s EE'),
      { seatWind, roundWind, bonus },
      rulesOf('hk33', { minFan: 2 }),
    );
    if (!priced.ok) throw new Error(priced.error.code);
    expect(priced.value.map(({ discard, selfDraw }) => [discard.legal, selfDraw.legal])).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});

describe('impossible circumstances', () => {
  const hand = '[123m] 456p 678s 23s EE +4s';
  const concealed = '123m 456p 678s 23s EE +4s';
  it.each<readonly [string, Situation]>([
    ['winning-tile-missing', { hand: '[123m] 456p 678s 23s EE' }],
    ['not-complete', { hand: '[123m] 456p 678s 23s EE +9s' }],
    ['replacement-without-self-draw', { hand: '[1111m] 456p 678s 23s EE +4s', flags: ['kong-replacement'] }],
    ['replacement-without-kong', { hand, by: 'self-draw', flags: ['kong-replacement'] }],
    [
      'replacement-without-kong',
      { hand: '[1111m] 456p 678s 23s EE +4s', by: 'self-draw', flags: ['double-kong-replacement'] },
    ],
    ['last-tile-with-robbed-kong', { hand, by: 'rob-kong', flags: ['last-tile'] }],
    ['robbed-tile-in-hand', { hand: '[123m] 456p 678s 11s EE +E', by: 'rob-kong' }],
    ['heavenly-not-dealer', { hand: concealed, by: 'self-draw', seat: 'S', flags: ['heavenly'] }],
    ['opening-win-way', { hand: concealed, by: 'discard', seat: 'E', flags: ['heavenly'] }],
    ['opening-win-after-claim', { hand, by: 'self-draw', seat: 'E', flags: ['heavenly'] }],
    ['earthly-as-dealer', { hand: concealed, seat: 'E', flags: ['earthly'] }],
    ['opening-win-way', { hand: concealed, by: 'self-draw', flags: ['earthly'] }],
    ['opening-win-way', { hand: concealed, by: 'self-draw', flags: ['human'] }],
    ['opening-win-way', { hand: concealed, by: 'rob-kong', flags: ['human'] }],
    ['human-as-dealer', { hand: concealed, seat: 'E', flags: ['human'] }],
    ['opening-win-on-last-tile', { hand: concealed, flags: ['human', 'last-tile'] }],
    ['flowers-do-not-fit', { hand, by: 'self-draw', bonus: 'f1 f2', flags: ['seven-flowers'] }],
    ['flowers-do-not-fit', { hand, by: 'self-draw', bonus: 'f1 f2 f3 f4 g1 g2 g3', flags: ['eight-flowers'] }],
  ])('%s', (code, situation) => {
    const score = tryScore(situation, rulesOf());
    expect(score.ok ? score.value : score.error.code).toBe(code);
  });

  it('lets an earthly hand be the own first draw where the house means that', () => {
    const rules = rulesOf('hk33', { earthlyHandDefinition: 'ownFirstDraw' });
    expect(scoreOf({ hand: concealed, by: 'self-draw', flags: ['earthly'] }, rules).special).toEqual(['earthly-hand']);
    expect(tryScore({ hand: concealed, flags: ['earthly'] }, rules).ok).toBe(false);
  });
});
