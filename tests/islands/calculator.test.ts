import { describe, expect, it } from 'vitest';
import { formatHand } from '../../src/engine/notation.ts';
import type { Tile } from '../../src/engine/tile.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { appraise } from '../../src/islands/calculator/appraise.ts';
import { compareTables } from '../../src/islands/calculator/compared.ts';
import {
  EMPTY_DRAFT,
  isSorted,
  sorted,
  withBonus,
  without,
  withSeat,
  withTile,
  type Draft,
  type Target,
} from '../../src/islands/calculator/draft.ts';
import { liabilityFaultOf, seatsLiable, withoutImpossibleLiability } from '../../src/islands/calculator/liabilities.ts';
import { flagOffers, wayOffers, withoutImpossible } from '../../src/islands/calculator/offers.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import { readTypedHand, writeTypedHand } from '../../src/islands/calculator/typed-hand.ts';
import { tiles as germanTiles } from '../../src/i18n/de/tiles.ts';
import { readHand } from '../support/read-hand.ts';
import { parsePartialHand } from '../../src/engine/notation.ts';
import { settlementOf } from '../../src/puzzles/score/settlement.ts';

const handOf = (text: string) => {
  const hand = parsePartialHand(text);
  if (!hand.ok) throw new Error(hand.error.code);
  return hand.value;
};
const draftOf = (text: string, changes: Partial<Draft> = {}): Draft => ({
  ...EMPTY_DRAFT,
  ...changes,
  hand: handOf(text),
});
const REPLACED: Partial<Draft> = { by: 'self-draw', flags: ['kong-replacement'] };
const readHouse = (custom: unknown) => {
  const rules = readRules(custom);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
};
const put = (text: string, tile: string, target: Target = 'held'): string => {
  const [first] = handOf(tile).tiles;
  if (first === undefined) throw new Error(tile);
  const hand = withTile(handOf(text), first, target);
  return typeof hand === 'string' ? hand : formatHand(hand);
};

describe('a hand on the pad', () => {
  it.each([
    ['', '5p', 'held', '5p'],
    ['5555p', '5p', 'held', 'four-copies'],
    ['123m 456p 789s EEE C', '5p', 'held', '123m 456p 789s EEEC +5p'],
    ['123m 456p 789s EEE C +5p', '6p', 'held', 'full'],
    ['123m 456p 789s EEE C +5p', '6p', 'winning', '123m 455p 789s EEEC +6p'],
    ['123m 456p 789s EEE C +5p', 'F', 'winning', '123m 456p 789s EEEC +F'],
    ['123m', '8s', 'chow', '123m [789s]'],
    ['123m', 'C', 'chow', 'no-chow'],
    ['123m', 'C', 'pung', '123m [CCC]'],
    ['123m', 'C', 'concealed-kong', '123m (CCCC)'],
    ['123m C', 'C', 'kong', 'four-copies'],
    ['123m 456p 789s EE', 'C', 'pung', 'full'],
  ] as const)('%j and %s as %s: %s', (before, tile, target, after) => {
    expect(put(before, tile, target)).toBe(after);
  });

  it('gives its parts back', () => {
    const hand = readHand('2399s EE 9s [789s] [CCC] +4s');
    expect(formatHand(without(hand, { kind: 'set', at: 0 }))).toBe('23999s EE [CCC] +4s');
    expect(formatHand(without(hand, { kind: 'winning' }))).toBe('23999s EE [789s] [CCC]');
    expect(formatHand(without(hand, { kind: 'held', at: 0 }))).toBe('3999s EE [789s] [CCC] +4s');
  });

  it('is put in order', () => {
    const hand = { tiles: [5, 2, 9] as Tile[], melds: [] };
    expect(isSorted(hand)).toBe(false);
    expect(sorted(hand).tiles).toEqual([2, 5, 9]);
    expect(withBonus(withBonus([], 'g3'), 'f2')).toEqual(['f2', 'g3']);
    expect(withBonus(['f2', 'g3'], 'f2')).toEqual(['g3']);
  });

  it('nobody pays for or is liable to oneself', () => {
    const draft = { ...EMPTY_DRAFT, discarder: 'W', liable: { seat: 'W', rule: 'liabilityAllKongs' } } as const;
    expect(withSeat(draft, 'W')).toMatchObject({ seat: 'W', discarder: 'S', liable: undefined });
    expect(withSeat(draft, 'N')).toMatchObject({ seat: 'N', discarder: 'W', liable: { seat: 'W' } });
  });
});

describe('a typed hand', () => {
  it('may be pasted in Unicode, flowers among it', () => {
    const typed = readTypedHand('🀇🀈🀉 🀀🀀🀀 🀢🀥');
    expect(typed.ok && [formatHand(typed.value.hand), typed.value.bonus]).toEqual(['123m EEE', ['f1', 'f3']]);
  });

  it('is read from a Chinese keyboard and written in the letters of the page', () => {
    const typed = readTypedHand('１２３ｍ東東發+發');
    expect(typed.ok && writeTypedHand(typed.value.hand, { corner: germanTiles.corner })).toBe('123m OOF +F');
  });

  it('takes a fourteenth tile for the winning one', () => {
    expect(formatHand(handOf('123m 456p 789s EEE CC'))).toBe('123m 456p 789s EEEC +C');
  });

  it.each([
    ['1x', 'unknown-token', 'x'],
    ['12', 'digit-without-suit', '12'],
    ['11111m', 'too-many-copies', '1m'],
    ['[124m]', 'not-a-set', '[124m]'],
    ['123m 456p 789s EEE CCF', 'wrong-tile-count', 'F'],
    ['[123m', 'unclosed-set', '['],
  ])('%s is refused: %s', (text, code, token) => {
    const typed = readTypedHand(text);
    expect(typed.ok ? undefined : typed.error).toMatchObject({ code, token });
  });
});

describe('what a draft comes to', () => {
  const hk33 = presetRules('hk33');
  const kindOf = (text: string, changes?: Partial<Draft>) => appraise(draftOf(text, changes), hk33);

  it('says how many tiles are missing', () => {
    expect(kindOf('')).toEqual({ kind: 'empty' });
    expect(kindOf('123m')).toEqual({ kind: 'incomplete', missing: 10 });
    expect(kindOf('123m [CCC] (5555p)')).toEqual({ kind: 'incomplete', missing: 4 });
    expect(kindOf('123m +4m')).toEqual({ kind: 'incomplete', missing: 10 });
  });

  /** Red dragon one; self-draw, no flowers and, drawn, the concealed hand one each: 3 and 4 fan are 8 and 16 points. */
  it('prices the waits', () => {
    const appraisal = kindOf('2345678p 456s CCC');
    expect(appraisal.kind === 'ready' && appraisal.waits.map(({ tile, left }) => [tile, left])).toEqual([
      [10, 3],
      [13, 3],
      [16, 3],
    ]);
    const prices =
      appraisal.kind === 'ready' ? appraisal.waits.map((wait) => [wait.discard.fan, wait.selfDraw.fan]) : [];
    expect(prices).toEqual([
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
  });

  it('says how far a hand is', () => {
    expect(kindOf('147m 258p 369s ESWN')).toMatchObject({ kind: 'not-ready' });
    expect(kindOf('123m 456p 789s EEE C +5p')).toMatchObject({ kind: 'not-complete', waits: [31] });
    expect(kindOf('147m 258p 369s ESWN +C')).toMatchObject({ kind: 'not-complete', waits: [] });
  });

  it('counts a win and lets the thrower pay', () => {
    const appraisal = kindOf('2399s EE 9s [789s] [CCC] +4s', { bonus: ['f2', 'g3'], discarder: 'W' });
    expect(appraisal.kind === 'won' && appraisal.count.score.fan).toBe(5);
    expect(appraisal.kind === 'won' && settlementOf(appraisal.count).payments).toEqual({ E: 0, S: 96, W: -96, N: 0 });
  });

  it('counts seven flowers on thirteen tiles', () => {
    const bonus = ['f1', 'f2', 'f3', 'f4', 'g1', 'g2', 'g3'] as const;
    const appraisal = kindOf('147m 258p 369s ESWN', { bonus, by: 'self-draw', flags: ['seven-flowers'] });
    expect(appraisal.kind === 'won' && appraisal.count.score.items.map(({ id }) => id)).toEqual(['seven-flowers']);
  });

  it('says what cannot have been', () => {
    expect(kindOf('123m 456p 789s EEE C +C', { seat: 'E', flags: ['human'] })).toMatchObject({
      kind: 'impossible',
      error: { code: 'human-as-dealer' },
    });
  });
});

describe('what may be chosen', () => {
  const codes = (draft: Draft) =>
    Object.fromEntries(flagOffers(draft, 'dealersFirstDiscard').map(({ value, code }) => [value, code]));

  it('names why a circumstance cannot be', () => {
    expect(codes(draftOf('123m'))).toMatchObject({
      'kong-replacement': 'replacement-without-self-draw',
      'last-tile': undefined,
      heavenly: 'heavenly-not-dealer',
      'seven-flowers': 'flowers-do-not-fit',
    });
    expect(codes(draftOf('123m', { by: 'self-draw', seat: 'E' }))).toMatchObject({
      'kong-replacement': 'replacement-without-kong',
      heavenly: undefined,
      human: 'human-as-dealer',
    });
  });

  it('rules a robbed kong out where the hand holds the tile', () => {
    const [, , robbed] = wayOffers(draftOf('123m 456p 789s EEE 9s +9s'), null);
    expect(robbed).toMatchObject({ value: 'rob-kong', code: 'robbed-tile-in-hand' });
  });

  it('leaves out what no longer fits', () => {
    const draft = draftOf('123m', { by: 'self-draw', seat: 'S', flags: ['heavenly', 'last-tile', 'kong-replacement'] });
    expect(withoutImpossible(draft, null).flags).toEqual(['last-tile']);
  });
});

describe('who can be liable', () => {
  const rules = readHouse({
    base: 'hk33',
    options: {
      liabilityNineTiles: true,
      liabilityAllKongs: true,
      liabilityExposedKongReplacement: true,
      liabilityFifthTile: 'on',
    },
  });
  const own: Partial<Draft> = { by: 'self-draw' };

  it.each([
    ['liabilityTwelveTiles', '[123m] [456p] [789s] 55s CC', own, 'four-sets'],
    ['liabilityTwelveTiles', '[123m] [456p] [789s] (CCCC) 5s', own, undefined],
    ['liabilityTwelveTiles', '[123m] [456p] [789s] [CCC] 5s +5s', {}, 'own-draw'],
    ['liabilityBigThreeDragons', '[CCC] [FFF] BBB 45m 99m', own, 'dragons'],
    ['liabilityBigThreeDragons', '[CCC] [FFF] [BBB] 45m 99m', own, undefined],
    ['liabilityBigFourWinds', '[EEE] [SSS] [WWW] NNN 5m', own, 'winds'],
    ['liabilityBigFourWinds', '[EEE] [SSS] [WWW] [NNN] 5m', own, undefined],
    ['liabilityAllKongs', '[1111m] (3333p) [5555s] [777s] E', own, 'kongs'],
    ['liabilityAllKongs', '[1111m] (3333p) [5555s] [7777s] E', own, undefined],
    ['liabilityAllKongs', '(1111m) (3333p) (5555s) (7777s) E', own, 'kongs'],
    ['liabilityExposedKongReplacement', '(1111m) 456m 99m EEE CC +C', REPLACED, 'replacement'],
    ['liabilityExposedKongReplacement', '[1111m] 456m 99m EEE CC +C', own, 'replacement'],
    ['liabilityExposedKongReplacement', '[1111m] 456m 99m EEE CC +C', REPLACED, undefined],
    ['liabilityNineTiles', '[123m] [345m] [678m] 99m 55p +5p', {}, 'three-of-suit'],
    ['liabilityNineTiles', '[123m] [345m] [678m] 99m 55m +5m', own, 'discard'],
    ['liabilityNineTiles', '[123m] [345m] [678m] 99m 55m +5m', {}, undefined],
    ['liabilityFifthTile', '123m', own, 'discard'],
    ['liabilityFifthTile', '123m', {}, undefined],
  ] as const)('%s: %s', (rule, hand, changes, fault) => {
    const draft = draftOf(hand, { ...changes, liable: { rule, seat: 'E' }, discarder: 'E' });
    expect(liabilityFaultOf(rule, draft, rules)).toBe(fault);
    expect(withoutImpossibleLiability(draft, rules).liable).toEqual(fault === undefined ? draft.liable : undefined);
  });

  it('is only the thrower where a rule is about the thrown tile', () => {
    const draft = draftOf('[123m] [345m] [678m] 99m 55m +5m', { discarder: 'W' });
    expect(seatsLiable('liabilityNineTiles', draft)).toEqual(['W']);
    expect(seatsLiable('liabilityTwelveTiles', draft)).toEqual(['E', 'W', 'N']);
  });

  it('shares a discard where the house says so', () => {
    const shared = readHouse({ base: 'hk33', options: { liabilityHalfShared: 'on' } });
    const draft = draftOf('[CCC] [FFF] [BBB] 45m 99m +6m', { discarder: 'W' });
    expect(liabilityFaultOf('liabilityBigThreeDragons', draft, shared)).toBeUndefined();
  });
});

describe('the hand at all tables', () => {
  /** 清一色: seven, four, four and six fan; a hand that is alike everywhere shows no row. */
  it('shows the rows that differ, the own table first', () => {
    const rules = presetRules('hk22');
    const appraisal = appraise(draftOf('123456789s 11s 55s +1s'), rules);
    if (appraisal.kind !== 'won') throw new Error(appraisal.kind);
    const { tables, rows } = compareTables(appraisal.count, 'hk22');
    expect(tables.map(({ text }) => text)).toEqual([
      'hk22',
      'hk33',
      'gd06',
      'de64',
      'hk33-hkma',
      'hk33-new-territories',
    ]);
    const flush = rows.find(({ id }) => id === 'full-flush')?.outcomes;
    expect(flush?.map((outcome) => outcome.kind === 'counted' && outcome.fan)).toEqual([4, 7, 4, 6, 7, 7]);
    expect(rows.map(({ id }) => id)).not.toContain('half-flush');
  });
});
