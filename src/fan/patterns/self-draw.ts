import { winningTile } from '../earned.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 自摸: the winning tile was drawn from the wall or as a replacement. */
export const selfDraw = definePattern({
  id: 'self-draw',
  group: 'luck',
  occurs: ({ circumstances }) => circumstances.by === 'self-draw',
  earnedBy: winningTile,
});

export const selfDrawExamples: PatternExamples = {
  has: [{ hand: '[123m] 456p 678s 23s EE +4s', by: 'self-draw' }],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s' }],
};
