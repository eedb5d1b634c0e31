import { ownFlower } from '../own-bonus.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 正花: the flower whose number is that of the seat. */
export const seatFlower = definePattern({
  id: 'seat-flower',
  group: 'flowers',
  needs: 'bonus',
  occurs: ({ circumstances }) => circumstances.bonus.includes(ownFlower(circumstances)),
  earnedBy: ({ circumstances }) => ({ bonus: [ownFlower(circumstances)] }),
});

export const seatFlowerExamples: PatternExamples = {
  has: [
    { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f2' },
    { hand: '[123m] 456p 678s 23s EE +4s', seat: 'N', bonus: 'f4' },
  ],
  lacks: [
    { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1' },
    { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'g2' },
  ],
};
