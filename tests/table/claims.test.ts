import { describe, expect, test } from 'vitest';
import { appraiseUnder } from '../../src/puzzles/appraise.ts';
import { claimsOp } from '../../src/cli/ops/claims.ts';
import type { Fields } from '../../src/cli/refusal.ts';
import { goldenRows } from '../support/golden.ts';

const answerClaims = claimsOp(appraiseUnder);

type ClaimsRow = readonly [name: string, source: string, request: Fields, expected: Fields];

describe('who may claim and who takes', () => {
  test.for(goldenRows('claims') as readonly ClaimsRow[])('%s', ([, , request, expected]) => {
    const answer = answerClaims(request);
    expect(answer).toMatchObject({ ok: true, value: expected });
  });
});

test('a win uses every held tile', () => {
  const hands = { W: '5p 123m 456m 789s 345s' };
  const answer = answerClaims({ discard: '5p', from: 'E', rules: 'hk22', hands });
  const tiles = ['1m', '2m', '3m', '4m', '5m', '6m', '5p', '3s', '4s', '5s', '7s', '8s', '9s'];
  expect(answer).toMatchObject({ value: { claims: { W: [{ claim: 'win', tiles }] } } });
});

const HAND = '55p 147m 258s SWN FB';

test.for<readonly [string, Fields, Fields]>([
  [
    'a fifth copy over all hands',
    { hands: { S: HAND, N: '555p 147m 258s SWN F' } },
    { code: 'too-many-copies', token: '5p' },
  ],
  ['a hand of 12', { hands: { S: '5p 147m 258s SWN FB' } }, { code: 'wrong-tile-count' }],
  ['a winning tile', { hands: { S: `${HAND} +5p` } }, { code: 'wrong-tile-count', token: '+5p' }],
  ['no hands', { hands: {} }, { code: 'missing-field', token: 'hands' }],
  ['a fifth seat', { hands: { X: HAND } }, { code: 'wrong-field', token: 'hands' }],
  ['two discards', { discard: '55p', hands: { S: HAND } }, { code: 'wrong-field', token: 'discard' }],
  ['an unknown kind', { kind: 'pung', hands: { S: HAND } }, { code: 'wrong-field', token: 'kind' }],
  ['a flower twice', { hands: { S: HAND }, bonus: { S: 'f1 f1' } }, { code: 'repeated-bonus-tile' }],
  ['unknown rules', { rules: 'hk99', hands: { S: HAND } }, { token: 'hk99' }],
  ['an unknown option', { options: { passedWins: 'off' }, hands: { S: HAND } }, { token: 'passedWins' }],
  ['an unknown value', { options: { passedWin: 'on' }, hands: { S: HAND } }, { token: 'passedWin' }],
])('refuses %s', ([, fields, error]) => {
  expect(answerClaims({ discard: '5p', from: 'E', ...fields })).toMatchObject({ ok: false, error });
});
