import { dragonTile } from '../../engine/tile.ts';
import { isJewel } from '../jewel.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

const RED = dragonTile('C');

/** Rubin Drache: a pung or kong of the red dragon, every other set a pung or kong of characters, and a pair of characters. */
export const rubyDragon = definePattern({
  id: 'ruby-dragon',
  group: 'flush',
  needs: 'four-pungs',
  occurs: (win) => isJewel(win, RED, 'm'),
});

export const rubyDragonExamples: PatternExamples = {
  contains: ['all-pungs', 'half-flush', 'dragon-pung-red'],
  has: [{ hand: '[CCC] [222m] 444m 888m 6m +6m' }],
  lacks: [
    { hand: '[CCC] [222m] 444m 678m 6m +6m' },
    { hand: '[CCC] [222m] [EEE] 888m 6m +6m' },
    { hand: '222m 444m 666m 888m C +C' },
  ],
};
