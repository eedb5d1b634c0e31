import { dragonTile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';
import { hasPungOf } from '../win.ts';

const WHITE = dragonTile('B');

/** 番子（白板）: pung or kong of the white dragon. */
export const dragonPungWhite = definePattern({
  id: 'dragon-pung-white',
  group: 'dragons',
  needs: 'honor-pung',
  occurs: (win) => hasPungOf(win, WHITE),
  earnedBy: () => ({ tiles: [WHITE] }),
});

export const dragonPungWhiteExamples: PatternExamples = {
  has: [{ hand: '[BBB] 123m 456p 78s 99s +9s' }, { hand: '(BBBB) 123m 456p 78s 99s +9s' }],
  lacks: [{ hand: 'BB 123m 456p 78s 999s +9s' }],
};
