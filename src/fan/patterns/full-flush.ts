import { definePattern, type PatternExamples } from '../pattern.ts';

/** 清一色: tiles of one suit only. */
export const fullFlush = definePattern({
  id: 'full-flush',
  group: 'flush',
  needs: 'one-suit',
  occurs: ({ suitCount, honors }) => suitCount === 1 && !honors,
});

export const fullFlushExamples: PatternExamples = {
  has: [{ hand: '123m 345m 567m 789m 2m +2m' }],
  lacks: [{ hand: '123m 345m 567m 789m E +E' }, { hand: '123m 345m 567m 789m 2p +2p' }],
};
