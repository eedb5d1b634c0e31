import { isFlower } from '../../engine/bonus-tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 一台花（梅蘭菊竹）: all four flowers. */
export const allFlowers = definePattern({
  id: 'all-flowers',
  group: 'flowers',
  needs: 'bonus',
  occurs: ({ circumstances: { bonus } }) => bonus.length >= 4 && bonus.filter(isFlower).length === 4,
  earnedBy: ({ circumstances }) => ({ bonus: circumstances.bonus.filter(isFlower) }),
});

export const allFlowersExamples: PatternExamples = {
  has: [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1 f2 f3 f4' }],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1 f2 f3 g4' }],
};
