import { isSeason } from '../../engine/bonus-tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 一台花（春夏秋冬）: all four seasons. */
export const allSeasons = definePattern({
  id: 'all-seasons',
  group: 'flowers',
  needs: 'bonus',
  occurs: ({ circumstances: { bonus } }) => bonus.length >= 4 && bonus.filter(isSeason).length === 4,
  earnedBy: ({ circumstances }) => ({ bonus: circumstances.bonus.filter(isSeason) }),
});

export const allSeasonsExamples: PatternExamples = {
  has: [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'g1 g2 g3 g4' }],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s', bonus: 'f1 f2 f3 g4' }],
};
