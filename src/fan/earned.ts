import type { Earned } from './pattern.ts';
import type { Win } from './win.ts';

/** The winning tile alone earns it. */
export const winningTile = ({ hand }: Win): Earned => ({
  tiles: hand.winningTile === undefined ? [] : [hand.winningTile],
});
