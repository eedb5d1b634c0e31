import { definePattern, type PatternExamples } from '../pattern.ts';

/** 人糊: a non-dealer wins on a discard of the first go-round. */
export const humanlyHand = definePattern({
  id: 'humanly-hand',
  group: 'opening',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) => flags.includes('human'),
});

export const humanlyHandExamples: PatternExamples = {
  has: [{ hand: '123m 456m 678p 234s 9p +9p', by: 'discard', seat: 'S', flags: ['human'] }],
  lacks: [{ hand: '123m 456m 678p 234s 9p +9p', by: 'discard', seat: 'S' }],
};
