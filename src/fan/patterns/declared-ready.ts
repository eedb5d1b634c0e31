import { definePattern, type PatternExamples } from '../pattern.ts';

/** 報聽: the player had declared to be waiting. */
export const declaredReady = definePattern({
  id: 'declared-ready',
  group: 'house',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) => flags.includes('declared-ready'),
});

export const declaredReadyExamples: PatternExamples = {
  has: [{ hand: '123m 456m 678p 234s 9p +9p', flags: ['declared-ready'] }],
  lacks: [{ hand: '123m 456m 678p 234s 9p +9p' }],
};
