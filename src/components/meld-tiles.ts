import { tilesOfMeld, type Meld } from '../engine/meld.ts';
import type { Tile } from '../engine/tile.ts';
import type { Face } from './tile-sprite.ts';

/** Whose discard was claimed for a set, seen from the player, and which of a chow's tiles it was (else its lowest). */
export interface Claim {
  readonly from: 'left' | 'across' | 'right';
  readonly tile?: Tile | undefined;
}

/** How a concealed kong lies on the table. */
export type ConcealedKongDisplay = 'faceUp' | 'twoUpTwoDown';

export interface LaidTile {
  readonly face: Face;
  readonly sideways: boolean;
}

/**
 * A set as it lies on the table. The claimed tile is turned: on the left it came from the player on the left, in the
 * middle from the one opposite, on the right from the one on the right. A chow is always claimed from the left.
 */
export function laidTiles(meld: Meld, claim: Claim | undefined, kong: ConcealedKongDisplay): readonly LaidTile[] {
  const tiles = tilesOfMeld(meld);
  if (meld.concealed) return tiles.map((tile, index) => upright(isDown(meld, index, kong) ? 'back' : tile));
  const claimed = meld.kind === 'chow' ? (claim?.tile ?? meld.tile) : meld.tile;
  const others = tiles.toSpliced(tiles.indexOf(claimed), 1).map(upright);
  const from = meld.kind === 'chow' ? 'left' : (claim?.from ?? 'across');
  const at = { left: 0, across: 1, right: others.length }[from];
  return others.toSpliced(at, 0, { face: claimed, sideways: true });
}

const upright = (face: Face): LaidTile => ({ face, sideways: false });

const isDown = (meld: Meld, index: number, kong: ConcealedKongDisplay): boolean =>
  meld.kind === 'kong' && kong === 'twoUpTwoDown' && (index === 0 || index === 3);
