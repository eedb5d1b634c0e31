import { definePattern, type PatternExamples } from '../pattern.ts';

/** 大花糊: a win declared on holding all eight bonus tiles. */
export const eightFlowers = definePattern({
  id: 'eight-flowers',
  group: 'flowers',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) => flags.includes('eight-flowers'),
  earnedBy: ({ circumstances }) => ({ bonus: circumstances.bonus }),
});

export const eightFlowersExamples: PatternExamples = {
  has: [
    {
      hand: '19m 4p 7s E C 2p 3p 5s 8s S W N',
      by: 'self-draw',
      bonus: 'f1 f2 f3 f4 g1 g2 g3 g4',
      flags: ['eight-flowers'],
    },
  ],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1 f2 f3 f4 g1 g2 g3 g4' }],
};
