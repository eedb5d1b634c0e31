import type { Tile } from './tile.ts';

/**
 * A set of three or four tiles (順子, 刻子, 槓). `tile` is its lowest tile. `concealed` is false for a set that was claimed
 * from a discard.
 */
export interface Meld {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tile: Tile;
  readonly concealed: boolean;
}

/** The tiles of a set in order: three, or four for a kong. */
export function tilesOfMeld({ kind, tile }: Meld): readonly Tile[] {
  if (kind === 'chow') return [tile, (tile + 1) as Tile, (tile + 2) as Tile];
  return kind === 'pung' ? [tile, tile, tile] : [tile, tile, tile, tile];
}
