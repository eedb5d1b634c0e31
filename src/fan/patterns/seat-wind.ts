import { windTile } from '../../engine/tile.ts';
import { definePattern, type PatternExamples } from '../pattern.ts';
import { hasPungOf } from '../win.ts';

/** 門風: pung or kong of the player's own wind. */
export const seatWind = definePattern({
  id: 'seat-wind',
  group: 'winds',
  needs: 'honor-pung',
  occurs: (win) => hasPungOf(win, windTile(win.circumstances.seatWind)),
  earnedBy: ({ circumstances }) => ({ tiles: [windTile(circumstances.seatWind)] }),
});

export const seatWindExamples: PatternExamples = {
  has: [
    { hand: '[EEE] 123m 456p 78s 99s +9s', seat: 'E', round: 'E' },
    { hand: '[NNNN] 123m 456p 78s 99s +9s', seat: 'N', round: 'N' },
  ],
  lacks: [
    { hand: '[EEE] 123m 456p 78s 99s +9s', seat: 'S', round: 'W' },
    { hand: 'EE 123m 456p 78s 999s +9s', seat: 'E', round: 'E' },
  ],
};
