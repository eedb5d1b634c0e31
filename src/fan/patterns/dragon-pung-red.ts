import { dragonTile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';
import { hasPungOf } from '../win.ts';

const RED = dragonTile('C');

/** 番子（紅中）: pung or kong of the red dragon. */
export const dragonPungRed = definePattern({
  id: 'dragon-pung-red',
  group: 'dragons',
  needs: 'honor-pung',
  occurs: (win) => hasPungOf(win, RED),
  earnedBy: () => ({ tiles: [RED] }),
});

export const dragonPungRedExamples: PatternExamples = {
  has: [{ hand: '[CCC] 123m 456p 78s 99s +9s' }, { hand: '(CCCC) 123m 456p 78s 99s +9s' }],
  lacks: [{ hand: 'CC 123m 456p 78s 999s +9s' }],
};
