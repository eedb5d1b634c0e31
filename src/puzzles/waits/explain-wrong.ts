import type { Tile } from '../../engine/tile.ts';
import { copiesLeft } from '../../engine/waits.ts';
import { findLeftover, findLeftoverOrphans, findLeftoverPairs, type Leftover } from './leftover.ts';
import type { WaitsPuzzle } from './puzzle.ts';

/** Why a tile is no wait: all four copies are one's own, or the hand is not complete with it and this stays over. */
export type WrongReason =
  { readonly kind: 'own-four'; readonly tile: Tile } | ({ readonly kind: 'leftover'; readonly tile: Tile } & Leftover);

export const explainWrong = (puzzle: WaitsPuzzle, tile: Tile): WrongReason =>
  copiesLeft(puzzle.hand, tile) === 0
    ? { kind: 'own-four', tile }
    : { kind: 'leftover', tile, ...leftoverOf(puzzle, tile) };

/** What stays over in the form the hand is waiting for. */
function leftoverOf({ hand, shape, options }: WaitsPuzzle, tile: Tile): Leftover {
  if (shape === 'seven-pairs') return findLeftoverPairs(hand, tile, options.quadsArePairs);
  if (shape === 'orphans-one' || shape === 'orphans-thirteen') return findLeftoverOrphans(hand, tile);
  return findLeftover(hand, tile);
}
