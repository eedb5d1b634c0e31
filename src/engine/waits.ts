import { countTiles, type Hand } from './hand.ts';
import { isComplete, type ShapeOptions } from './readings.ts';
import { COPIES_PER_TILE, TILES, type Tile } from './tile.ts';

/** `deadWaits`: a tile whose four copies are all in the own hand and sets counts as a wait. */
export type WaitOptions = ShapeOptions & { readonly deadWaits: boolean };

/** 叫糊: the tiles that complete a hand of 13, in canonical order; none if it is not ready. A winning tile is ignored. */
export function findWaits(hand: Hand, options: WaitOptions): readonly Tile[] {
  return TILES.filter(
    (tile) =>
      (options.deadWaits || copiesLeft(hand, tile) > 0) &&
      isComplete({ tiles: hand.tiles, melds: hand.melds, winningTile: tile }, options),
  );
}

/** How many of a tile's four copies are neither in the hand nor in its sets. */
export function copiesLeft({ tiles, melds }: Hand, tile: Tile): number {
  return COPIES_PER_TILE - (countTiles({ tiles, melds })[tile] ?? 0);
}

/** 叫糊: whether one tile completes the hand. */
export const isReady = (hand: Hand, options: WaitOptions): boolean => findWaits(hand, options).length > 0;
