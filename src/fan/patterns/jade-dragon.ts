import { dragonTile } from '../../engine/tile.ts';
import { isJewel } from '../jewel.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

const GREEN = dragonTile('F');

/** Jade Drache: a pung or kong of the green dragon, every other set a pung or kong of bamboo, and a pair of bamboo. */
export const jadeDragon = definePattern({
  id: 'jade-dragon',
  group: 'flush',
  needs: 'four-pungs',
  occurs: (win) => isJewel(win, GREEN, 's'),
});

export const jadeDragonExamples: PatternExamples = {
  contains: ['all-pungs', 'half-flush', 'dragon-pung-green'],
  has: [{ hand: '[FFF] [222s] 444s 888s 6s +6s' }],
  lacks: [
    { hand: '[FFF] [222s] 444s 678s 6s +6s' },
    { hand: '[FFF] [222s] [EEE] 888s 6s +6s' },
    { hand: '222s 444s 666s 888s F +F' },
  ],
};
