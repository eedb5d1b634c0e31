import { DRAGONS, dragonTile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 大三元: pungs or kongs of all three dragons. */
export const bigThreeDragons = definePattern({
  id: 'big-three-dragons',
  group: 'dragons',
  needs: 'honor-pung',
  occurs: ({ dragonPungs }) => dragonPungs === 3,
  earnedBy: () => ({ tiles: DRAGONS.map(dragonTile) }),
});

export const bigThreeDragonsExamples: PatternExamples = {
  contains: ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'],
  has: [{ hand: '[CCC] [FFF] [123p] BBB 5s +5s' }],
  lacks: [{ hand: '[CCC] [FFF] [123p] 555s B +B' }],
};
