import { dragonTile } from '../../engine/tile.ts';
import { isJewel } from '../jewel.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

const WHITE = dragonTile('B');

/** Perle Drache: a pung or kong of the white dragon, every other set a pung or kong of dots, and a pair of dots. */
export const pearlDragon = definePattern({
  id: 'pearl-dragon',
  group: 'flush',
  needs: 'four-pungs',
  occurs: (win) => isJewel(win, WHITE, 'p'),
});

export const pearlDragonExamples: PatternExamples = {
  contains: ['all-pungs', 'half-flush', 'dragon-pung-white'],
  has: [{ hand: '[BBB] [222p] 444p 888p 6p +6p' }],
  lacks: [
    { hand: '[BBB] [222p] 444p 678p 6p +6p' },
    { hand: '[BBB] [222p] [EEE] 888p 6p +6p' },
    { hand: '222p 444p 666p 888p B +B' },
  ],
};
