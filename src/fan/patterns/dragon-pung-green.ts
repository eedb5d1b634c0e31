import { dragonTile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';
import { hasPungOf } from '../win.ts';

const GREEN = dragonTile('F');

/** 番子（發財）: pung or kong of the green dragon. */
export const dragonPungGreen = definePattern({
  id: 'dragon-pung-green',
  group: 'dragons',
  needs: 'honor-pung',
  occurs: (win) => hasPungOf(win, GREEN),
  earnedBy: () => ({ tiles: [GREEN] }),
});

export const dragonPungGreenExamples: PatternExamples = {
  has: [{ hand: '[FFF] 123m 456p 78s 99s +9s' }, { hand: '(FFFF) 123m 456p 78s 99s +9s' }],
  lacks: [{ hand: 'FF 123m 456p 78s 999s +9s' }],
};
