import { definePattern, type PatternExamples } from '../pattern.ts';

/** 七對子: seven pairs, no set laid out. Whether four equal tiles are two pairs is settled when the hand is read. */
export const sevenPairs = definePattern({
  id: 'seven-pairs',
  group: 'shape',
  needs: 'special-shape',
  occurs: ({ shape }) => shape === 'seven-pairs',
});

export const sevenPairsExamples: PatternExamples = {
  has: [{ hand: '1133m 5577p 99s EE C +C' }],
  lacks: [{ hand: '112233m 55p 789s EE +E' }],
};
