import { describe, expect, it } from 'vitest';
import type { Situation } from '../../src/fan/pattern.ts';
import { rulesOf, scoreOf } from '../support/score-request.ts';

/** What does not count in known hands of hk33, each row with the one because of which: rules 3.2 and 3.3 of the sources. */
const KNOWN: readonly (readonly [Situation, suppressed: string])[] = [
  [
    { hand: '222m 444p 666s 888s E +E', bonus: 'f1' },
    'all-pungs<four-concealed-pungs concealed-hand<four-concealed-pungs',
  ],
  [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1 f2 f3 f4' }, 'seat-flower<all-flowers'],
  [{ hand: '1112345678999m +5m', bonus: 'f1' }, 'concealed-hand<nine-gates full-flush<nine-gates'],
  [{ hand: '[111m] [999m] 111p 999p 1s +1s', by: 'self-draw', bonus: 'f2' }, 'all-pungs<all-terminals'],
  [
    { hand: '[EEE] [SSS] CCC FFF B +B', bonus: 'f1' },
    'all-pungs<all-honours dragon-pung-green<all-honours dragon-pung-red<all-honours round-wind<all-honours ' +
      'seat-wind<all-honours small-three-dragons<all-honours',
  ],
  [{ hand: '123m 456p CCC [FFF] B +B' }, ''],
  [{ hand: '[EEE] 123m 456p 78s 99s +9s', seat: 'E', round: 'E' }, ''],
];

describe('what does not count, and why', () => {
  it.each(KNOWN)('%j: %s', (situation, expected) => {
    const { suppressed } = scoreOf(situation, rulesOf('hk33'));
    const text = suppressed
      .map(({ id, by }) => `${id}<${by}`)
      .sort()
      .join(' ');
    expect(text).toBe(expected);
  });
});

it('counts a limit row that a house gives to luck once, and nothing that it pushes out', () => {
  const rules = rulesOf({ base: 'hk33', capFan: null, limitFan: 13, rows: { 'kong-replacement': 'limit' } });
  const won = {
    hand: '[1111m] 456p 678s 23s EE +4s',
    by: 'self-draw',
    bonus: 'f1',
    flags: ['kong-replacement'],
  } as const;
  expect(scoreOf(won, rules)).toMatchObject({ rawFan: 14, special: ['kong-replacement'] });
});

it.each([
  [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1' }, {}, 2],
  [{ hand: '[123m] 456p 678s 23s EE +4s' }, {}, 1],
  [{ hand: '[123m] 456p 678s 23s EE +4s' }, { flowersCountTowardMinimum: false }, 2],
  [{ hand: '[123m] 456p 678s 23s EE +4s', by: 'self-draw' }, {}, 0],
  [{ hand: '[123m] 222m 456p 55p 78s +9s', bonus: 'f3' }, { minFan: 1 }, 1],
] as const)('%j under %j misses %i fan to the minimum', (situation, options, missed) => {
  expect(scoreOf(situation, rulesOf('hk33', options))).toMatchObject({ missed, legal: missed === 0 });
});
