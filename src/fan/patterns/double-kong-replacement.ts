import { winningTile } from '../earned.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 連槓開花: two kongs in a row, won on the second replacement. */
export const doubleKongReplacement = definePattern({
  id: 'double-kong-replacement',
  group: 'luck',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) => flags.includes('double-kong-replacement'),
  earnedBy: winningTile,
});

export const doubleKongReplacementExamples: PatternExamples = {
  contains: ['kong-replacement', 'self-draw'],
  has: [{ hand: '[5555m] (6666s) 456789p 2m +2m', by: 'self-draw', flags: ['double-kong-replacement'] }],
  lacks: [{ hand: '[5555m] (6666s) 456789p 2m +2m', by: 'self-draw', flags: ['kong-replacement'] }],
};
