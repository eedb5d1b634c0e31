import type { Hand } from '../engine/hand.ts';
import { tilesOfMeld } from '../engine/meld.ts';
import { WINDS, type Tile, type Wind } from '../engine/tile.ts';
import type { OfferedTile } from './claims.ts';
import type { PlayerState } from './player.ts';
import type { Procedure } from './procedure.ts';
import type { BySeat } from './seats.ts';
import { standingTiles, type Supply } from './supply.ts';
import type { WallTile } from './tile-set.ts';
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

/** Every tile of the game, each once: in hands, sets and flowers, on the table, in the air, in the wall. */
export const tilesInGame = ({ players, discards, phase, supply }: Game): readonly WallTile[] => [
  ...WINDS.map((seat) => players[seat]).flatMap(({ tiles, heldBonus, bonus, melds }) => [
    ...tiles,
    ...heldBonus,
    ...bonus,
    ...melds.flatMap(tilesOfMeld),
  ]),
  ...discards.filter(({ takenBy }) => takenBy === undefined).map(({ tile }) => tile),
  ...tilesInTheAir(phase),
  ...standingTiles(supply),
];

/** The tile of a kong that is not laid out yet, or was robbed. */
function tilesInTheAir(phase: Phase): readonly Tile[] {
  const offered = phase.kind === 'claims' || phase.kind === 'won' ? phase.offered : undefined;
  return offered && offered.source !== 'discard' ? [offered.tile] : [];
}
