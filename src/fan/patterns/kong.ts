import { definePattern, type PatternExamples } from '../pattern.ts';

/** 槓: each kong; by a house's word a concealed one counts twice. */
export const kong = definePattern({
  id: 'kong',
  group: 'house',
  needs: 'kong',
  occurs: ({ kongs, concealedKongs }, { kongFan }) => kongs + (kongFan === 'exposed1concealed2' ? concealedKongs : 0),
});

export const kongExamples: PatternExamples = {
  has: [{ hand: '[5555m] [123s] 456789p 2m +2m' }, { hand: '(5555m) [1111s] 456789p 2m +2m' }],
  lacks: [{ hand: '[555m] [123s] 456789p 2m +2m' }, { hand: '1111m 23m 456p 789s E +E' }],
};
