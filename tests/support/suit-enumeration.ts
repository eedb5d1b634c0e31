import { TILES, type Tile } from '../../src/engine/tile.ts';

/** All ways to hold a number of tiles of some kinds, at most four of each, as counts. */
export function* countsOf(tiles: number, kinds: number): Generator<readonly number[]> {
  if (kinds === 0) {
    if (tiles === 0) yield [];
    return;
  }
  for (let count = Math.max(0, tiles - 4 * (kinds - 1)); count <= Math.min(4, tiles); count += 1) {
    for (const rest of countsOf(tiles - count, kinds - 1)) yield [count, ...rest];
  }
}

/** The tiles of counts, of which the first is that of a tile `first`. */
export const tilesOfCounts = (counts: readonly number[], first = 0): readonly Tile[] =>
  counts.flatMap((count, kind) => new Array<Tile>(count).fill(TILES[first + kind] ?? (0 as Tile)));

const CHOICES = [1, 4, 6, 4, 1];

/** How many deals of 136 tiles give these counts: four copies of each kind are told apart. */
export const dealsOf = (counts: readonly number[]): number =>
  counts.reduce((product, count) => product * (CHOICES[count] ?? 0), 1);
