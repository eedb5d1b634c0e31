import { tilesOfMeld, type Meld } from './meld.ts';
import { TILE_KINDS, type Tile } from './tile.ts';

/**
 * 手牌: the tiles of one player. `tiles` are the tiles held back, in canonical order, without the winning tile; `melds` are
 * the sets on the table in the order they were laid out (a concealed kong among them); `winningTile` is the tile that
 * completes the hand, if there is one. A legal hand has 13 tiles and 14 with the winning tile, a kong counted as three.
 */
export interface Hand {
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly winningTile?: Tile;
}

/** How many copies of each of the 34 kinds are in the hand, its sets and its winning tile. */
export function countTiles(hand: Hand): number[] {
  const counts = new Array<number>(TILE_KINDS).fill(0);
  for (const tile of allTiles(hand)) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

/** Every tile of a hand: held back, in sets, and the winning tile last. */
export function allTiles({ tiles, melds, winningTile }: Hand): readonly Tile[] {
  return [...tiles, ...melds.flatMap(tilesOfMeld), ...(winningTile === undefined ? [] : [winningTile])];
}
