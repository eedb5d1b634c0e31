import { definePattern, type PatternExamples } from '../pattern.ts';

/** 字一色: winds and dragons only, as four pungs or kongs and a pair. */
export const allHonours = definePattern({
  id: 'all-honours',
  group: 'flush',
  needs: 'four-pungs',
  occurs: ({ suitCount, pungs }) => suitCount === 0 && pungs === 4,
});

export const allHonoursExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [{ hand: '[EEE] [SSS] CCC FFF B +B' }],
  lacks: [{ hand: '[EEE] [SSS] CCC FFF 1m +1m' }, { hand: '19m 19p 19s ESWNCFB +E' }],
};
