import { definePattern, type PatternExamples } from '../pattern.ts';

/** 門前清: no claimed set; a win by discard is allowed. By default a concealed kong laid out breaks it. */
export const concealedHand = definePattern({
  id: 'concealed-hand',
  group: 'concealment',
  occurs: ({ hand, shape }, { concealedKongBreaksConcealed: breaks }) =>
    shape !== 'none' && hand.melds.every(({ concealed }) => concealed && breaks === false),
});

export const concealedHandExamples: PatternExamples = {
  has: [{ hand: '123m 456m 678p 234s 9p +9p' }, { hand: '19m 19p 19s ESWNCFB +1m' }],
  lacks: [{ hand: '[123m] 456m 678p 234s 9p +9p' }, { hand: '(1111m) 456m 678p 234s 9p +9p' }],
};
