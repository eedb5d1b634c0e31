import { definePattern, type PatternExamples } from '../pattern.ts';

/** 十八羅漢: four kongs of any kind and a pair. */
export const allKongs = definePattern({
  id: 'all-kongs',
  group: 'shape',
  needs: 'four-pungs',
  occurs: ({ kongs }) => kongs === 4,
});

export const allKongsExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [{ hand: '9m [2222m] (5555p) [7777s] [8888s] +9m' }],
  lacks: [{ hand: '99m [2222m] (5555p) [7777s] 88s +8s' }],
};
