import { expect, it } from 'vitest';
import { formatTiles } from '../../src/engine/notation.ts';
import { earnedTiles } from '../../src/fan/earned-tiles.ts';
import type { Situation } from '../../src/fan/pattern.ts';
import type { PatternId } from '../../src/fan/patterns/index.ts';
import { rulesOf, scoreOf } from '../support/score-request.ts';

const rules = rulesOf('hk33', { lastDiscardFan: 1 });
const FLOWERS = { hand: '[123m] 456p 678s 23s EE +4s', seat: 'W', bonus: 'f3 g1 g2 g3 g4' } as const;
const DRAGONS = { hand: '123m 456p CCC [FFF] B +B' } as const;

it.each<readonly [PatternId, Situation, tiles: string, bonus: string]>([
  ['dragon-pung-red', DRAGONS, 'CCC', ''],
  ['dragon-pung-green', { hand: '(FFFF) 123m 456p 78s 99s +9s' }, 'FFFF', ''],
  ['small-three-dragons', DRAGONS, 'CCCFFFBB', ''],
  ['seat-wind', { hand: '[NNNN] 123m 456p 78s 99s +9s', seat: 'N' }, 'NNNN', ''],
  ['round-wind', { hand: '[SSS] 123m 456p 78s EE +9s', round: 'S' }, 'SSS', ''],
  ['small-four-winds', { hand: '[EEE] [SSS] [WWW] 12m NN +3m' }, 'EEESSSWWWNN', ''],
  ['self-draw', { hand: '[123m] 444p 678s 23s EE +4s', by: 'self-draw' }, '4s', ''],
  ['robbing-kong', { hand: '[123m] 456p 678s 23s EE +4s', by: 'rob-kong' }, '4s', ''],
  ['last-discard', { hand: '[123m] 456p 678s EE 99s +E', flags: ['last-tile'] }, 'E', ''],
  ['half-flush', { hand: '[123m] 456m 789m EE 99m +9m' }, '123456789999m EE', ''],
  ['all-kongs', { hand: '9m [2222m] (5555p) [7777s] [8888s] +9m' }, '222299m 5555p 77778888s', ''],
  ['seat-flower', FLOWERS, '', 'f3'],
  ['all-seasons', FLOWERS, '', 'g1 g2 g3 g4'],
  ['no-flowers', { hand: '[123m] 456p 678s 23s EE +4s' }, '', ''],
])('%s in %j is earned by %s %s', (id, situation, tiles, bonus) => {
  const score = scoreOf(situation, rules);
  expect(score.items.map((item) => item.id)).toContain(id);
  const earned = earnedTiles(id, score.win);
  expect([formatTiles(earned.tiles), earned.bonus.join(' ')]).toEqual([tiles, bonus]);
});
