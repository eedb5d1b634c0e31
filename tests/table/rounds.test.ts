import { describe, expect, test } from 'vitest';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { OPTIONS } from '../../src/fan/rule-sets/options.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { answerNextHand } from '../../src/cli/ops/next-hand.ts';
import { WINDS } from '../../src/engine/tile.ts';
import { PROCEDURE_OPTIONS, PROCEDURES, type Procedure } from '../../src/table/procedure.ts';
import {
  dealerChair,
  MATCH_START,
  nextHand,
  seatWindOf,
  type HandResult,
  type MatchPosition,
} from '../../src/table/rounds.ts';

/** The hands of a match as `round hand repeats`, with the result that each of them has. */
function playMatch(resultOf: (name: string) => HandResult, options: Procedure): readonly string[] {
  const names: string[] = [];
  for (let position: MatchPosition | undefined = MATCH_START; position && names.length < 100;) {
    const name = `${position.round}${position.hand}`;
    names.push(`${name} ${position.repeats}`);
    const next = nextHand(position, resultOf(name + '+'.repeat(position.repeats)), options);
    if (!next.ok) throw new Error(next.error.code);
    position = next.value.kind === 'hand' ? next.value.position : undefined;
  }
  return names;
}

const southWins: HandResult = { winners: ['S'] };
const dealerWins: HandResult = { winners: ['E'] };

/** Source 004: South round, West hand drawn; North round, South hand won by its dealer; all others won by others. */
const exampleOf004 = (name: string): HandResult => (name === 'S3' ? 'draw' : name === 'N2' ? dealerWins : southWins);

describe('a match', () => {
  test('has sixteen hands if the dealer never stays', () => {
    const names = playMatch(() => southWins, PROCEDURES.hk33);
    expect(names).toEqual(WINDS.flatMap((round) => [1, 2, 3, 4].map((hand) => `${round}${hand} 0`)));
  });

  test('of 004_a6f187e40c6225ec.txt with two repeats has eighteen hands', () => {
    const names = playMatch(exampleOf004, PROCEDURES.hk33);
    expect(names).toHaveLength(18);
    expect(names.filter((name) => name.endsWith('1'))).toEqual(['S3 1', 'N2 1']);
  });

  test('the same with draws that pass the deal has seventeen', () => {
    const names = playMatch(exampleOf004, { ...PROCEDURES.hk33, dealerRepeatOnDraw: false });
    expect(names).toHaveLength(17);
    expect(names.filter((name) => name.endsWith('1'))).toEqual(['N2 1']);
  });

  test('of 001_79792cdda8ee7ffa.txt has sixteen hands whatever happens', () => {
    expect(playMatch(() => dealerWins, PROCEDURES.gd06)).toHaveLength(16);
    expect(playMatch(() => 'draw', PROCEDURES.gd06)).toHaveLength(16);
  });

  test.for([
    [1, 4],
    [2, 8],
    [4, 16],
  ] as const)('of %i rounds has at least %i hands', ([matchRounds, hands]) => {
    expect(playMatch(() => southWins, { ...PROCEDURES.hk33, matchRounds })).toHaveLength(hands);
  });

  test('goes on as long as the dealer wins', () => {
    const wins = (name: string): HandResult =>
      name === 'E1' || name === 'E1+' || name === 'E1++' ? dealerWins : southWins;
    expect(playMatch(wins, PROCEDURES.hk33).slice(0, 5)).toEqual(['E1 0', 'E1 1', 'E1 2', 'E1 3', 'E2 0']);
  });

  test('keeps the dealer if he is one of several winners', () => {
    const next = nextHand(MATCH_START, { winners: ['S', 'E'] }, PROCEDURES.hk33);
    expect(next).toMatchObject({ value: { dealerStays: true } });
  });

  test('has no round beyond its last', () => {
    const next = nextHand({ round: 'W', hand: 1, repeats: 0 }, 'draw', { ...PROCEDURES.hk33, matchRounds: 2 });
    expect(next).toEqual({ ok: false, error: { code: 'round-not-in-match' } });
  });
});

test('chairs stay and winds move: who was South deals the second hand as East, who was East is then North', () => {
  expect(seatWindOf('S', 2)).toBe('E');
  expect(seatWindOf('W', 2)).toBe('S');
  expect(seatWindOf('E', 2)).toBe('N');
  for (const hand of [1, 2, 3, 4] as const) expect(seatWindOf(dealerChair(hand), hand)).toBe('E');
});

describe('the operation', () => {
  test.for<readonly [string, Readonly<Record<string, unknown>>, object]>([
    [
      'passes',
      { round: 'E', hand: 1, result: { winner: 'W' } },
      { round: 'E', hand: 2, repeats: 0, dealerStays: false },
    ],
    [
      'stays',
      { round: 'E', hand: 1, repeats: 1, result: { winner: 'E' } },
      { round: 'E', hand: 1, repeats: 2, dealerStays: true },
    ],
    [
      'stays on a draw',
      { round: 'W', hand: 4, repeats: 0, result: 'draw' },
      { round: 'W', hand: 4, repeats: 1, dealerStays: true },
    ],
    [
      'opens a round',
      { round: 'S', hand: 4, result: { winner: 'S' } },
      { round: 'W', hand: 1, repeats: 0, dealerStays: false },
    ],
    ['ends', { round: 'N', hand: 4, result: { winner: 'S' } }, { end: true }],
    [
      'rotates under gd06',
      { round: 'E', hand: 1, result: { winner: 'E' }, rules: 'gd06' },
      { round: 'E', hand: 2, repeats: 0, dealerStays: false },
    ],
    [
      'takes options',
      { round: 'E', hand: 1, result: 'draw', options: { dealerRepeatOnDraw: false } },
      { round: 'E', hand: 2, repeats: 0, dealerStays: false },
    ],
  ])('%s', ([, request, value]) => {
    expect(answerNextHand(request)).toEqual({ ok: true, value });
  });

  test.for<readonly [string, Readonly<Record<string, unknown>>, object]>([
    ['a missing round', { hand: 1, result: 'draw' }, { code: 'missing-field', token: 'round' }],
    ['a fifth hand', { round: 'E', hand: 5, result: 'draw' }, { code: 'wrong-field', token: 'hand' }],
    ['half a repeat', { round: 'E', hand: 1, repeats: 0.5, result: 'draw' }, { code: 'wrong-field', token: 'repeats' }],
    ['an unknown winner', { round: 'E', hand: 1, result: { winner: 'X' } }, { code: 'wrong-field', token: 'result' }],
    ['nobody', { round: 'E', hand: 1, result: { winners: [] } }, { code: 'wrong-field', token: 'result' }],
    [
      'a round too many',
      { round: 'W', hand: 1, result: 'draw', options: { matchRounds: 2 } },
      { code: 'round-not-in-match' },
    ],
  ])('refuses %s', ([, request, error]) => {
    expect(answerNextHand(request)).toMatchObject({ ok: false, error });
  });
});

describe('the procedures', () => {
  const names = Object.keys(PROCEDURE_OPTIONS) as (keyof Procedure)[];

  test.for(names)('%s has the values and answers of the rule sets', (name) => {
    expect([...PROCEDURE_OPTIONS[name]]).toEqual([...OPTIONS[name]]);
    for (const id of PRESET_IDS) expect(PROCEDURES[id][name], id).toBe(presetRules(id).options[name]);
  });
});
