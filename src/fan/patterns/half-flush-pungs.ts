import { definePattern, type PatternExamples } from '../pattern.ts';

/** 混碰: half flush of pungs, a row of its own in the table from nought to six. */
export const halfFlushPungs = definePattern({
  id: 'half-flush-pungs',
  group: 'flush',
  needs: 'four-pungs',
  occurs: ({ suitCount, honors, pungs }) => suitCount === 1 && honors && pungs === 4,
});

export const halfFlushPungsExamples: PatternExamples = {
  contains: ['half-flush', 'all-pungs'],
  has: [{ hand: '[FFF] 222s 444s 666s 8s +8s' }],
  lacks: [{ hand: '[FFF] 222s 444s 678s 8s +8s' }, { hand: '222s 444s 666s 88s 99s +9s' }],
};
