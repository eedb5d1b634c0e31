import type { Tile } from '../engine/tile.ts';

export const copiesOf = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((own) => own === tile).length;

/** The tiles with one more, in canonical order. */
export const withTile = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  [...tiles, tile].toSorted((one, other) => one - other);

/** The tiles without these, one copy for each; a tile that is not there is a mistake of ours and throws. */
export function withoutTiles(tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] {
  return gone.reduce((left, tile) => {
    const index = left.indexOf(tile);
    if (index < 0) throw new RangeError(`tile ${tile} is not held`);
    return left.toSpliced(index, 1);
  }, tiles);
}
