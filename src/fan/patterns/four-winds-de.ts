import { isWind, windTile, WINDS } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/**
 * Vier Winde of the German table: all four winds among four pungs or kongs and the pair. A house may let the fourth set be a
 * chow (大四喜 or 小四喜), or ask for four wind pungs.
 */
export const fourWindsDe = definePattern({
  id: 'four-winds-de',
  group: 'winds',
  needs: 'honor-pung',
  occurs: ({ pair, windPungs, pungs }, { fourWindsScope }) => {
    if (windPungs === 4) return true;
    if (fourWindsScope === 'bigOnly' || windPungs !== 3 || pair === undefined || !isWind(pair)) return false;
    return pungs === 4 || fourWindsScope === 'anyFourthSet';
  },
  earnedBy: () => ({ tiles: WINDS.map(windTile) }),
});

export const fourWindsDeExamples: PatternExamples = {
  has: [{ hand: '[EEE] [SSS] [WWW] 222m N +N' }, { hand: '[EEE] [SSS] [WWW] [NNN] 5p +5p' }],
  lacks: [{ hand: '[EEE] [SSS] [WWW] 12m NN +3m' }, { hand: '[EEE] [SSS] [WWW] 222m 5p +5p' }],
};
