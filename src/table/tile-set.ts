import { BONUS_TILES, type BonusTile } from '../engine/bonus-tile.ts';
import { COPIES_PER_TILE, TILES, type Tile } from '../engine/tile.ts';

/** A tile of the wall: a number is one of the 34 kinds, a string one of the eight flowers and seasons (花牌). */
export type WallTile = Tile | BonusTile;

export const isBonusTile = (tile: WallTile): tile is BonusTile => typeof tile === 'string';

/** All tiles of a set in a fixed order: 144 with flowers and seasons, 136 without. */
export const tileSet = (flowersInPlay: boolean): readonly WallTile[] => [
  ...TILES.flatMap((tile) => new Array<Tile>(COPIES_PER_TILE).fill(tile)),
  ...(flowersInPlay ? BONUS_TILES : []),
];
