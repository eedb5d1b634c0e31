import type { Wind } from '../engine/tile.ts';
import type { Action } from './actions.ts';
import { offerTile } from './claiming.ts';
import type { OfferedTile } from './claims.ts';
import { withPlayer, type Game } from './game.ts';
import { withoutTiles } from './held-tiles.ts';
import { completeKong } from './complete-kong.ts';
import { withoutDrawn } from './player.ts';
import type { Appraise } from './win.ts';

type KongAction = Extract<Action, { kind: 'concealed-kong' | 'added-kong' }>;

/**
 * Declares a kong (槓): its tile is offered first, since it may be robbed (搶槓); if nobody can, it is laid out and replaced.
 * Before the first discard nobody robs.
 */
export function declareKong(game: Game, { kind, seat, tile }: KongAction, appraise: Appraise): Game {
  const offered: OfferedTile = { tile, from: seat, source: kind };
  const lifted = liftTile(game, seat, offered);
  return game.phase.kind === 'replacing' ? completeKong(lifted, offered) : offerTile(lifted, offered, appraise);
}

/** Takes the tile out of the hand while the others may ask for it. */
function liftTile(game: Game, seat: Wind, { tile }: OfferedTile): Game {
  const player = withoutDrawn(game.players[seat]);
  return withPlayer(game, seat, { ...player, tiles: withoutTiles(player.tiles, [tile]) });
}
