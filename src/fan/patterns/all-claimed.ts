import { definePattern, type PatternExamples } from '../pattern.ts';

/** 全求人: four claimed sets, and the last pair completed by a discard. */
export const allClaimed = definePattern({
  id: 'all-claimed',
  group: 'house',
  needs: 'four-melds-laid',
  occurs: ({ hand, completes, circumstances }) =>
    circumstances.by === 'discard' &&
    completes === 'pair' &&
    hand.melds.length === 4 &&
    hand.melds.every(({ concealed }) => !concealed),
});

export const allClaimedExamples: PatternExamples = {
  has: [{ hand: '[123m] [456p] [6666s] [234s] E +E' }],
  lacks: [
    { hand: '[123m] [456p] [6666s] [234s] E +E', by: 'self-draw' },
    { hand: '[123m] [456p] (6666s) [234s] E +E' },
    { hand: '[123m] [456p] [666s] 23s EE +4s' },
  ],
};
