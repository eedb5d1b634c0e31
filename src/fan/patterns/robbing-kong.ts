import { winningTile } from '../earned.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 搶槓: won on the tile with which another player made a kong. */
export const robbingKong = definePattern({
  id: 'robbing-kong',
  group: 'luck',
  occurs: ({ circumstances }) => circumstances.by === 'rob-kong',
  earnedBy: winningTile,
});

export const robbingKongExamples: PatternExamples = {
  has: [{ hand: '[123m] 456p 67s 234s 99p +8s', by: 'rob-kong' }],
  lacks: [{ hand: '[123m] 456p 67s 234s 99p +8s' }],
};
