import { definePattern, type PatternExamples } from '../pattern.ts';

/** 天糊: the dealer wins with the tiles as dealt. */
export const heavenlyHand = definePattern({
  id: 'heavenly-hand',
  group: 'opening',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) => flags.includes('heavenly'),
});

export const heavenlyHandExamples: PatternExamples = {
  contains: ['self-draw', 'concealed-hand'],
  has: [{ hand: '123m 456m 678p 234s 9p +9p', by: 'self-draw', seat: 'E', flags: ['heavenly'] }],
  lacks: [{ hand: '123m 456m 678p 234s 9p +9p', by: 'self-draw', seat: 'E' }],
};
