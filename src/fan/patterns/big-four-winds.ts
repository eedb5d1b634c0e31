import { windTile, WINDS } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 大四喜: pungs or kongs of all four winds. */
export const bigFourWinds = definePattern({
  id: 'big-four-winds',
  group: 'winds',
  needs: 'honor-pung',
  occurs: ({ windPungs }) => windPungs === 4,
  earnedBy: () => ({ tiles: WINDS.map(windTile) }),
});

export const bigFourWindsExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [{ hand: '[EEE] [SSS] [WWW] [NNN] 5p +5p' }],
  lacks: [{ hand: '[EEE] [SSS] [WWW] 222m N +N' }],
};
