import type { Tile } from '../engine/tile.ts';

export function copiesOf(tiles: readonly Tile[], tile: Tile): number {
  let copies = 0;
  for (const own of tiles) if (own === tile) copies += 1;
  return copies;
}

/** The kinds among tiles in canonical order: there equal tiles lie side by side. */
export const kindsOf = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter((tile, at) => tile !== tiles[at - 1]);

/** Tiles in canonical order with one more in its place. */
export function withTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const after = tiles.findIndex((own) => own > tile);
  return tiles.toSpliced(after < 0 ? tiles.length : after, 0, tile);
}

/** The tiles without these, one copy for each; a tile that is not there is a mistake of ours and throws. */
export function withoutTiles(tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] {
  return gone.reduce((left, tile) => {
    const index = left.indexOf(tile);
    if (index < 0) throw new RangeError(`tile ${tile} is not held`);
    return left.toSpliced(index, 1);
  }, tiles);
}
