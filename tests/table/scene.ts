import { WINDS, type Wind } from '../../src/engine/tile.ts';
import type { Game } from '../../src/table/game.ts';
import { withTile } from '../../src/table/held-tiles.ts';
import type { Drawn, PlayerState } from '../../src/table/player.ts';
import type { Procedure } from '../../src/table/procedure.ts';
import { readHand } from '../support/read-hand.ts';
import { stackedGame, tileOf } from './stacked.ts';

/** A moment in the middle of a hand; a hand with `+` has just drawn that tile. */
export interface Scene {
  readonly turn: Wind;
  readonly hands: Partial<Record<Wind, string>>;
  readonly source?: Drawn['source'];
  /** How many tiles are left in the wall. */
  readonly left?: number;
  /** Who has discarded what before, as `E 9s`. */
  readonly discards?: readonly string[];
  readonly roundWind?: Wind;
}

/** Puts the hands on a table. Only what the scene names is true of it: the wall holds whatever it holds. */
export function scene(changes: Partial<Procedure>, setting: Scene): Game {
  const { turn, hands, source = 'wall', left = 40, discards = ['E C', 'S C'], roundWind = 'E' } = setting;
  const game = stackedGame({ flowersInPlay: false, ...changes }, { roundWind });
  const players = Object.fromEntries(
    WINDS.map((seat) => [seat, withHand(game.players[seat], hands[seat], source)] as const),
  ) as Record<Wind, PlayerState>;
  return {
    ...game,
    players,
    supply: { ...game.supply, drawn: game.supply.tiles.length - left },
    discards: discards.map((text) => ({ by: text[0] as Wind, tile: tileOf(text.slice(2)) })),
    phase: { kind: 'turn', seat: turn },
  };
}

function withHand(player: PlayerState, text: string | undefined, source: Drawn['source']): PlayerState {
  const { tiles, melds, winningTile } = readHand(text ?? '147m 147p 147s ESWN');
  const drawn = winningTile === undefined ? undefined : { tile: winningTile, source };
  return { ...player, tiles: drawn ? withTile(tiles, drawn.tile) : tiles, melds, drawn };
}
