import { winningTile } from '../earned.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';

/** 河底撈魚: won on the discard after the last tile of the wall. */
export const lastDiscard = definePattern({
  id: 'last-discard',
  group: 'luck',
  needs: 'flag',
  occurs: ({ circumstances: { by, flags } }) => by === 'discard' && flags.includes('last-tile'),
  earnedBy: winningTile,
});

export const lastDiscardExamples: PatternExamples = {
  has: [{ hand: '[123m] 456p 678s 23s EE +4s', flags: ['last-tile'] }],
  lacks: [{ hand: '[123m] 456p 678s 23s EE +4s', by: 'self-draw', flags: ['last-tile'] }],
};
