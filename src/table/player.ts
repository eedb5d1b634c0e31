import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import type { Meld } from '../engine/meld.ts';
import type { Tile, Wind } from '../engine/tile.ts';
import { withoutTiles, withTile } from './held-tiles.ts';
import { NOTHING_PASSED, type Passed } from './passed-win.ts';
import { isBonusTile, type WallTile } from './tile-set.ts';

/** A set on the table; `claimed` says which of its tiles came from whom and lies sideways. */
export interface LaidMeld extends Meld {
  readonly claimed?: { readonly tile: Tile; readonly from: Wind };
}

/** The tile that came last and where from. */
export interface Drawn {
  readonly tile: Tile;
  readonly source: 'deal' | 'wall' | 'flower' | 'kong';
}

/**
 * What one player has. `tiles` are held back, in canonical order, the drawn tile among them; `heldBonus` are flowers not
 * yet laid out; `bonus` lie on the table. `drawn` is set from the draw to the discard, `claimed` from the claim to it;
 * `turnKongs` counts the kongs of this turn so far.
 */
export interface PlayerState {
  readonly tiles: readonly Tile[];
  readonly heldBonus: readonly BonusTile[];
  readonly bonus: readonly BonusTile[];
  readonly melds: readonly LaidMeld[];
  readonly passed: Passed;
  readonly turnKongs: number;
  readonly drawn: Drawn | undefined;
  readonly claimed: Tile | undefined;
}

export const EMPTY_PLAYER: PlayerState = {
  tiles: [],
  heldBonus: [],
  bonus: [],
  melds: [],
  passed: NOTHING_PASSED,
  turnKongs: 0,
  drawn: undefined,
  claimed: undefined,
};

/** The player with a tile from the wall: a flower waits to be laid out. */
export function receiveTile(player: PlayerState, tile: WallTile, source: Drawn['source']): PlayerState {
  const before = withoutDrawn(player);
  if (isBonusTile(tile)) return { ...before, heldBonus: [...before.heldBonus, tile] };
  return { ...before, tiles: withTile(before.tiles, tile), drawn: { tile, source } };
}

/** The player for whom no tile stands apart any more. */
export const withoutDrawn = (player: PlayerState): PlayerState => ({ ...player, drawn: undefined });

/** The player between two turns. */
export const restingPlayer = (player: PlayerState): PlayerState => ({
  ...player,
  drawn: undefined,
  claimed: undefined,
  turnKongs: 0,
});

/** The hand a self-drawn win is called with, `undefined` if nothing was drawn. */
export const selfDrawnHand = ({ tiles, melds, drawn }: PlayerState): Hand | undefined =>
  drawn && { tiles: withoutTiles(tiles, [drawn.tile]), melds, winningTile: drawn.tile };
