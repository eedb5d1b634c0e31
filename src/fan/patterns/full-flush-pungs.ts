import { definePattern, type PatternExamples } from '../pattern.ts';

/** 清碰: full flush of pungs, a row of its own in the table from nought to six. */
export const fullFlushPungs = definePattern({
  id: 'full-flush-pungs',
  group: 'flush',
  needs: 'four-pungs',
  occurs: ({ suitCount, honors, pungs }) => suitCount === 1 && !honors && pungs === 4,
});

export const fullFlushPungsExamples: PatternExamples = {
  contains: ['full-flush', 'all-pungs'],
  has: [{ hand: '222s 444s 666s 88s 99s +9s' }],
  lacks: [{ hand: '[FFF] 222s 444s 666s 8s +8s' }, { hand: '222s 444s 666s 78s 99s +9s' }],
};
