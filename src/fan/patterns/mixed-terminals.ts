import { definePattern, type PatternExamples } from '../pattern.ts';

/** 花么九: ones, nines and honours, at least one of each, as pungs or kongs and a pair. */
export const mixedTerminals = definePattern({
  id: 'mixed-terminals',
  group: 'terminals',
  needs: 'four-pungs',
  occurs: ({ simples, terminals, honors, pungs }) => !simples && terminals && honors && pungs === 4,
});

export const mixedTerminalsExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [{ hand: '[111m] 999p 111s EEE C +C', round: 'W' }],
  lacks: [
    { hand: '[111m] 999p 111s 999s 9m +9m' },
    { hand: '19m 19p 19s ESWNCFB +1m' },
    { hand: '[111m] 999p 111s 222s C +C' },
  ],
};
