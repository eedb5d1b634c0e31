import { definePattern, type PatternExamples } from '../pattern.ts';

/** 無花: not one bonus tile, where a table plays with them. */
export const noFlowers = definePattern({
  id: 'no-flowers',
  group: 'flowers',
  occurs: ({ circumstances }) => circumstances.bonus.length === 0,
  earnedBy: () => ({ bonus: [] }),
});

export const noFlowersExamples: PatternExamples = {
  has: [{ hand: '[123m] 456p 678s 23s EE +4s' }],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1' }],
};
