import { definePattern, type PatternExamples } from '../pattern.ts';

/** 十三么: one each of the terminals and honours and one of them twice. */
export const thirteenOrphans = definePattern({
  id: 'thirteen-orphans',
  group: 'shape',
  needs: 'special-shape',
  occurs: ({ shape }) => shape === 'thirteen-orphans',
});

export const thirteenOrphansExamples: PatternExamples = {
  has: [{ hand: '19m 19p 19s ESWNCFB +1m' }, { hand: '119m 19p 19s ESWNCF +B', by: 'self-draw' }],
  lacks: [{ hand: '111m 999p 111s EEE C +C' }],
};
