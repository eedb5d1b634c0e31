import { definePattern, type PatternExamples } from '../pattern.ts';

/** 地糊: a non-dealer wins at the very beginning: on the dealer's first discard, or by a house's word on the own first draw. */
export const earthlyHand = definePattern({
  id: 'earthly-hand',
  group: 'opening',
  needs: 'flag',
  occurs: ({ circumstances: { flags } }) => flags.includes('earthly'),
});

export const earthlyHandExamples: PatternExamples = {
  contains: ['concealed-hand'],
  has: [{ hand: '123m 456m 678p 234s 9p +9p', by: 'discard', seat: 'S', flags: ['earthly'] }],
  lacks: [{ hand: '123m 456m 678p 234s 9p +9p', by: 'discard', seat: 'S' }],
};
