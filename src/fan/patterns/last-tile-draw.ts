import { winningTile } from '../earned.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 海底撈月: won by drawing the last tile of the wall. */
export const lastTileDraw = definePattern({
  id: 'last-tile-draw',
  group: 'luck',
  needs: 'flag',
  occurs: ({ circumstances: { by, flags } }) => by === 'self-draw' && flags.includes('last-tile'),
  earnedBy: winningTile,
});

export const lastTileDrawExamples: PatternExamples = {
  contains: ['self-draw'],
  has: [{ hand: '[123m] 456p 678s 23s EE +4s', by: 'self-draw', flags: ['last-tile'] }],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s', flags: ['last-tile'] }],
};
