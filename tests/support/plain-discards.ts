import type { FullHand } from '../../src/engine/discards.ts';
import { tilesOfMeld } from '../../src/engine/meld.ts';
import type { ShapeOptions } from '../../src/engine/readings.ts';
import { TILES, type Tile } from '../../src/engine/tile.ts';
import { plainCounts, plainDistance } from './plain-solver.ts';

/** What a discard leaves: the tile, the distance from ready, and each tile that helps with its unseen copies. */
export interface PlainDiscard {
  readonly tile: Tile;
  readonly distance: number;
  readonly accepts: readonly (readonly [tile: Tile, left: number])[];
}

/**
 * The second method for discards: each kind is thrown, each of the 34 is drawn, and the second solver says whether the hand is
 * nearer. `thorough` does not trust it with 14 tiles: after the draw each kind is thrown again.
 */
export function plainDiscards(
  hand: FullHand,
  seen: readonly Tile[],
  options: ShapeOptions,
  thorough: boolean,
): readonly PlainDiscard[] {
  const plain = { ...options, deadWaits: false };
  const own = plainCounts([...hand.tiles, ...hand.melds.flatMap(tilesOfMeld)]);
  const open = plainCounts(seen);
  const { melds } = hand;
  const farFrom = (tiles: readonly Tile[]): number => plainDistance({ tiles, melds }, plain);
  const nearest = (tiles: readonly Tile[]): number =>
    farFrom(tiles) < 0 ? -1 : thorough ? Math.min(...throws(tiles).map(([, kept]) => farFrom(kept))) : farFrom(tiles);
  return throws(hand.tiles).map(([tile, kept]) => {
    const distance = farFrom(kept);
    const helps = TILES.filter((other) => (own[other] ?? 0) < 4 && nearest([...kept, other]) < distance);
    return {
      tile,
      distance,
      accepts: helps.map((other) => [other, 4 - (own[other] ?? 0) - (open[other] ?? 0)] as const),
    };
  });
}

const throws = (tiles: readonly Tile[]): readonly (readonly [Tile, readonly Tile[]])[] =>
  [...new Set(tiles)].map((tile) => [tile, tiles.toSpliced(tiles.indexOf(tile), 1)]);

/** Copies of all that help. */
export const copiesIn = ({ accepts }: PlainDiscard): number => accepts.reduce((sum, [, left]) => sum + left, 0);
