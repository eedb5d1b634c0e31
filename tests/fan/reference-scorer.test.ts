import { expect, it } from 'vitest';
import type { ReferenceRequest } from '../support/reference-facts.ts';
import { referenceRules } from '../support/reference-rules.ts';
import { readWin, scoresOf } from '../support/reference-scorer.ts';

/**
 * The second method against hands that public calculators get wrong, under the list that most of them share: three-three
 * system, cap 13, no flowers. It must be right by itself before it may judge the engine.
 */
const COMMON_LIST = { capFan: 13, flowersInPlay: false } as const;

const score = (hand: string, win: Partial<ReferenceRequest> = {}, options = {}) =>
  scoresOf(
    readWin({ hand, by: 'discard', seat: 'N', round: 'W', bonus: '', flags: [], ...win }),
    referenceRules('hk33', { ...COMMON_LIST, ...options }),
  );

it.each<[string, Partial<ReferenceRequest>, number]>([
  ['123456m 789p 2355s +4s', { by: 'self-draw' }, 3],
  ['111222333m 456p 9s +9s', {}, 2],
  ['2344445556667p +7p', {}, 9],
  ['22233m 999p 55s [111m] +3m', {}, 3],
  ['111m 456p 789s 234s 5m +5m', {}, 1],
  ['123m 456p 99s FF [BBB] +F', {}, 2],
  ['123m 456p CC FF [BBB] +F', {}, 5],
  ['123m EEE SSS NN WW +W', { seat: 'N', round: 'N' }, 7],
  ['222m 444p 666s 88s EE +8s', {}, 4],
  ['222m 444p 88s EE (6666s) +8s', { by: 'self-draw' }, 9],
  ['2345678999m [111m] +5m', {}, 7],
  ['999p 111s EEE C [111m] +C', { seat: 'S', round: 'W' }, 4],
  ['123m 456p 78s EEE 55s +9s', { seat: 'E', round: 'E' }, 3],
  ['456p 789p 2m [123s] [5555m] +2m', { by: 'self-draw', flags: ['kong-replacement', 'last-tile'] }, 3],
])('%s', (hand, win, fan) => {
  expect(score(hand, win).map(({ rawFan }) => rawFan)).toContain(fan);
  expect(new Set(score(hand, win).map(({ rawFan }) => rawFan)).size).toBe(1);
});

it('takes seven pairs as the house does', () => {
  const pairs = '1122m 3344p 5566s C +C';
  expect(score(pairs)).toEqual([]);
  expect(score(pairs, {}, { sevenPairsFan: 4 })[0]?.fan).toBe(4);
  expect(score(pairs, {}, { sevenPairsFan: 4, sevenPairsTakesConcealed: true })[0]?.fan).toBe(5);
});

it('counts called flowers alone', () => {
  const called: Partial<ReferenceRequest> = {
    by: 'self-draw',
    bonus: 'f1 f2 f3 f4 g1 g2 g3',
    flags: ['seven-flowers'],
  };
  const scores = score('123m 456p 78s EEE 55s +9s', called, { flowersInPlay: true });
  expect(scores.map(({ items }) => items)).toEqual([[{ id: 'seven-flowers', fan: 3 }]]);
});
