import { definePattern, type PatternExamples } from '../pattern.ts';

/**
 * 雞糊: a complete hand to which no other pattern gives fan. That nothing else counts is the scorer's knowledge; any complete
 * hand can be one.
 */
export const chickenHand = definePattern({
  id: 'chicken-hand',
  group: 'shape',
  occurs: ({ shape }) => shape !== 'none',
});

export const chickenHandExamples: PatternExamples = {
  has: [{ hand: '[123m] 222m 456p 55p 78s +9s', bonus: 'f3' }],
  lacks: [
    {
      hand: '19m 4p 7s E C 2p 3p 5s 8s S W N',
      flags: ['seven-flowers'],
      bonus: 'f1 f2 f3 f4 g1 g2 g3',
      by: 'self-draw',
    },
  ],
};
