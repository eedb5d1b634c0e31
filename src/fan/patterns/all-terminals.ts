import { definePattern, type PatternExamples } from '../pattern.ts';

/** 清么九: ones and nines only, as pungs or kongs and a pair. */
export const allTerminals = definePattern({
  id: 'all-terminals',
  group: 'terminals',
  needs: 'four-pungs',
  occurs: ({ simples, honors, pungs }) => !simples && !honors && pungs === 4,
});

export const allTerminalsExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [{ hand: '[111m] [999m] 111p 999p 1s +1s' }],
  lacks: [{ hand: '[111m] [999m] 111p 999p C +C' }, { hand: '[123m] 789m 123p 789p 1s +1s' }],
};
