import { definePattern, type PatternExamples } from '../pattern.ts';

/** 混一色: one suit together with honours. */
export const halfFlush = definePattern({
  id: 'half-flush',
  group: 'flush',
  needs: 'one-suit',
  occurs: ({ suitCount, honors }) => suitCount === 1 && honors,
});

export const halfFlushExamples: PatternExamples = {
  has: [{ hand: '[CCC] 123456789s E +E' }],
  lacks: [{ hand: 'EEE SSS CCC FFF B +B' }, { hand: '123m 456m 789m 234m 5m +5m' }],
};
