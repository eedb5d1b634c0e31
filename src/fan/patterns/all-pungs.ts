import { definePattern, type PatternExamples } from '../pattern.ts';

/** 對對糊: four pungs or kongs and a pair. */
export const allPungs = definePattern({
  id: 'all-pungs',
  group: 'shape',
  needs: 'four-pungs',
  occurs: ({ pungs }) => pungs === 4,
});

export const allPungsExamples: PatternExamples = {
  has: [
    { hand: '[111m] 222p 444s EEE 9s +9s' },
    { hand: '(1111m) [2222p] 44s EEE 99s +4s' },
    { hand: '111222333m [999p] 5s +5s' },
  ],
  lacks: [{ hand: '[222m] 111p 333p 456s E +E' }],
};
