import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReadings } from '../../src/engine/readings.ts';
import type { FanPattern, Situation } from '../../src/fan/pattern.ts';
import { PATTERN_EXAMPLES } from '../../src/fan/patterns/examples.ts';
import { PATTERNS, PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { completionOf, GROUND_BIT, tileFactsOf, winOf, type Win } from '../../src/fan/win.ts';
import { readHand } from '../support/read-hand.ts';
import { circumstancesOf, rulesOf, scoreOf } from '../support/score-request.ts';

const OPTIONS = rulesOf('hk33', { kongFan: 'each1', sevenPairsFan: 4 }).options;
const ALL: readonly FanPattern[] = PATTERNS;

/** Every win a situation may be: each reading, or an instant win. */
function winsOf(situation: Situation): readonly Win[] {
  const hand = readHand(situation.hand);
  const circumstances = circumstancesOf(situation);
  const facts = tileFactsOf(hand);
  if (hand.winningTile === undefined) return [winOf(hand, circumstances, undefined, 'shape', facts)];
  const readings = findReadings(hand, { sevenPairs: true, quadsArePairs: false });
  return readings.map((reading) => winOf(hand, circumstances, reading, completionOf(reading, hand), facts));
}

const occursIn = ({ occurs }: FanPattern, wins: readonly Win[]): boolean =>
  wins.some((win) => Number(occurs(win, OPTIONS)) > 0);

it('lists every file of its folder, and no other', () => {
  const files = readdirSync(new URL('../../src/fan/patterns/', import.meta.url)).filter(
    (file) => file !== 'index.ts' && file !== 'examples.ts',
  );
  expect([...PATTERN_IDS].sort()).toEqual(files.map((file) => file.replace('.ts', '')).sort());
});

describe.each(PATTERNS.map((pattern) => [pattern.id, pattern as FanPattern] as const))('%s', (id, pattern) => {
  const { has, lacks, contains = [] } = PATTERN_EXAMPLES[id];

  it('occurs in its examples, with all it contains, and the conditions it needs hold', () => {
    expect(has.length).toBeGreaterThan(0);
    for (const example of has) {
      const wins = winsOf(example).filter((win) => Number(pattern.occurs(win, OPTIONS)) > 0);
      expect(wins, example.hand).not.toEqual([]);
      for (const win of wins) {
        const needed = pattern.needs === undefined ? 0 : GROUND_BIT[pattern.needs];
        expect(win.grounds & needed).toBe(needed);
        const contained = ALL.filter((other) => contains.includes(other.id));
        expect(contained.filter((other) => Number(other.occurs(win, OPTIONS)) === 0)).toEqual([]);
        expect(contained).toHaveLength(contains.length);
      }
    }
  });

  it('does not occur in its counter-examples', () => {
    expect(lacks.length).toBeGreaterThan(0);
    for (const example of lacks) {
      const wins = winsOf(example);
      expect(wins, example.hand).not.toEqual([]);
      expect(occursIn(pattern, wins), example.hand).toBe(false);
    }
  });
});

const EVERYTHING = Object.values(PATTERN_EXAMPLES).flatMap(({ has, lacks }) => [...has, ...lacks]);

it('never occurs where the condition it needs does not hold', () => {
  for (const win of EVERYTHING.flatMap(winsOf)) {
    const unfounded = ALL.filter(({ needs }) => needs !== undefined && (win.grounds & GROUND_BIT[needs]) === 0);
    expect(unfounded.filter((pattern) => occursIn(pattern, [win])).map(({ id }) => id)).toEqual([]);
  }
});

it('gives chicken hand only where nothing else counts', () => {
  const rules = rulesOf({ base: 'hk33', minFan: 0, rows: { 'chicken-hand': 2 } });
  expect(scoreOf({ hand: '[123m] 222m 456p 55p 78s +9s', bonus: 'f3' }, rules).fan).toBe(2);
  expect(scoreOf({ hand: '[123m] 222m 456p 55p 78s +9s', bonus: 'f2' }, rules).fan).toBe(1);
});

it('counts kongs one by one, and a concealed one twice where the house says so', () => {
  const hand = '(5555m) [1111s] 456789p 2m +2m';
  expect(scoreOf({ hand, bonus: 'f1' }, rulesOf('hk33', { kongFan: 'each1' })).items).toEqual([
    { id: 'kong', fan: 2, times: 2 },
  ]);
  expect(scoreOf({ hand, bonus: 'f1' }, rulesOf('hk33', { kongFan: 'exposed1concealed2' })).fan).toBe(3);
});
