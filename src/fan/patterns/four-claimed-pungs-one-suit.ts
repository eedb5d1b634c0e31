import { isSuited, suitOf, windTile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

const EAST = windTile('E');

/** 清四碰: four claimed pungs of one suit; exposed kongs count. */
export const fourClaimedPungsOneSuit = definePattern({
  id: 'four-claimed-pungs-one-suit',
  group: 'house',
  needs: 'four-pungs',
  occurs: ({ hand: { melds } }) =>
    melds.length === 4 &&
    melds.every(
      ({ kind, tile, concealed }) => kind !== 'chow' && !concealed && suitOf(tile) === suitOf(melds[0]?.tile ?? tile),
    ) &&
    isSuited(melds[0]?.tile ?? EAST),
});

export const fourClaimedPungsOneSuitExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [{ hand: '[222m] [444m] [6666m] [888m] E +E' }],
  lacks: [
    { hand: '[222m] [444m] [6666m] [888p] E +E' },
    { hand: '[222m] [444m] (6666m) [888m] E +E' },
    { hand: '[EEE] [SSS] [WWW] [NNN] 5p +5p' },
  ],
};
