import { isWind, windTile, WINDS } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 小四喜: three wind pungs or kongs, the fourth wind as the pair; the fourth set is free. */
export const smallFourWinds = definePattern({
  id: 'small-four-winds',
  group: 'winds',
  needs: 'honor-pung',
  occurs: ({ pair, windPungs }) => windPungs === 3 && pair !== undefined && isWind(pair),
  earnedBy: () => ({ tiles: WINDS.map(windTile) }),
});

export const smallFourWindsExamples: PatternExamples = {
  has: [{ hand: 'EEE SSS WWW NN 12m +3m' }, { hand: '[EEE] [SSS] [WWW] 222m N +N' }],
  lacks: [{ hand: 'EEE SSS WWW 123m 5m +5m' }, { hand: '[EEE] [SSS] [WWW] NNN 2m +2m' }],
};
