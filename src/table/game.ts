import type { Hand } from '../engine/hand.ts';
import { WINDS, type Tile, type Wind } from '../engine/tile.ts';
import type { OfferedTile } from './claims.ts';
import type { PlayerState } from './player.ts';
import type { Procedure } from './procedure.ts';
import type { BySeat } from './seats.ts';
import type { Supply } from './supply.ts';
import type { WonBy, Worth } from './win.ts';

/** A tile thrown on the table; `takenBy` for a set, so that it lies there no longer. */
export interface Discard {
  readonly tile: Tile;
  readonly by: Wind;
  readonly takenBy?: Wind;
}

/** A win that ended the hand; `from` discarded the tile or had his kong robbed. */
export interface FinishedWin {
  readonly seat: Wind;
  readonly by: WonBy;
  readonly hand: Hand;
  readonly worth: Worth;
  readonly from?: Wind;
}

/**
 * What happens next. `replacing`: flowers before the first discard, `kept` are seats that will not declare a kong now;
 * `draw`: a seat takes a tile; `turn`: a seat with a full hand wins, declares or discards; `claims`: the others answer;
 * `won` and `drawn-hand` (流局) end the hand.
 */
export type Phase =
  | { readonly kind: 'replacing'; readonly seat: Wind; readonly kept: readonly Wind[] }
  | { readonly kind: 'draw'; readonly seat: Wind }
  | { readonly kind: 'turn'; readonly seat: Wind }
  | { readonly kind: 'claims'; readonly offered: OfferedTile }
  | { readonly kind: 'won'; readonly wins: readonly FinishedWin[]; readonly offered?: OfferedTile }
  | { readonly kind: 'drawn-hand'; readonly reason: 'wall-empty' | 'no-replacement' };

/** One hand (局) at a moment; a new value after each action. */
export interface Game {
  readonly procedure: Procedure;
  readonly roundWind: Wind;
  readonly supply: Supply;
  readonly players: BySeat<PlayerState>;
  readonly discards: readonly Discard[];
  readonly phase: Phase;
}

export const withPlayer = (game: Game, seat: Wind, player: PlayerState): Game => ({
  ...game,
  players: { ...game.players, [seat]: player },
});

export const withPhase = (game: Game, phase: Phase): Game => ({ ...game, phase });

/** Whether nobody has laid out a set yet. */
export const isTableClear = ({ players }: Game): boolean => WINDS.every((seat) => players[seat].melds.length === 0);
