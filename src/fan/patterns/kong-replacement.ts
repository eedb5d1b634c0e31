import { winningTile } from '../earned.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 槓上開花: won on the replacement for a kong, not for a flower. */
export const kongReplacement = definePattern({
  id: 'kong-replacement',
  group: 'luck',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) =>
    flags.includes('kong-replacement') || flags.includes('double-kong-replacement'),
  earnedBy: winningTile,
});

export const kongReplacementExamples: PatternExamples = {
  contains: ['self-draw'],
  has: [{ hand: '[5555m] [123s] 456789p 2m +2m', by: 'self-draw', flags: ['kong-replacement'] }],
  lacks: [{ hand: '[5555m] [123s] 456789p 2m +2m', by: 'self-draw' }],
};
