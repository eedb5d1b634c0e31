import { ownSeason } from '../own-bonus.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 正花（季）: the season whose number is that of the seat. */
export const seatSeason = definePattern({
  id: 'seat-season',
  group: 'flowers',
  needs: 'bonus',
  occurs: ({ circumstances }) => circumstances.bonus.includes(ownSeason(circumstances)),
  earnedBy: ({ circumstances }) => ({ bonus: [ownSeason(circumstances)] }),
});

export const seatSeasonExamples: PatternExamples = {
  has: [
    { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'g2' },
    { hand: '[123m] 456p 678s 23s EE +4s', seat: 'N', bonus: 'g4' },
  ],
  lacks: [
    { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'g1' },
    { hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f2' },
  ],
};
