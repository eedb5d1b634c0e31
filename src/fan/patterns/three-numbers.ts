import { allTiles } from '../../engine/hand.ts';
import { isDragon, isWind, rankOf, type Tile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

const numberOf = (tile: Tile): number | 'wind' | 'dragon' | undefined =>
  isWind(tile) ? 'wind' : isDragon(tile) ? 'dragon' : rankOf(tile);

/** 三數: the whole hand has three numbers, all winds together being one and all dragons one. */
export const threeNumbers = definePattern({
  id: 'three-numbers',
  group: 'house',
  occurs: ({ hand }) => new Set(allTiles(hand).map(numberOf)).size === 3,
});

export const threeNumbersExamples: PatternExamples = {
  has: [{ hand: '222m 222p 333s EEE S +S' }, { hand: '[123m] 123p 111s 222s 3s +3s' }],
  lacks: [{ hand: '222m 222p 333s EEE C +C' }, { hand: '222m 222p 333s 222s 3m +3m' }],
};
