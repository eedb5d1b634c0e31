import { DRAGONS, dragonTile, isDragon } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 小三元: two dragon pungs or kongs, the third dragon as the pair. */
export const smallThreeDragons = definePattern({
  id: 'small-three-dragons',
  group: 'dragons',
  needs: 'honor-pung',
  occurs: ({ pair, dragonPungs }) => dragonPungs === 2 && pair !== undefined && isDragon(pair),
  earnedBy: () => ({ tiles: DRAGONS.map(dragonTile) }),
});

export const smallThreeDragonsExamples: PatternExamples = {
  has: [{ hand: '123m 456p CCC [FFF] B +B' }],
  lacks: [{ hand: '123m 55m CCC FFF 45p +6p' }, { hand: 'CC FFF 123m 456p 78s +9s' }],
};
