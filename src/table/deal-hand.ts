import type { Wind } from '../engine/tile.ts';
import { DEALT_TILES, dealTiles } from './deal.ts';
import type { Game } from './game.ts';
import { EMPTY_PLAYER, receiveTile } from './player.ts';
import type { Procedure } from './procedure.ts';
import { startReplacing } from './replacing.ts';
import { bySeat } from './seats.ts';
import type { WallTile } from './tile-set.ts';
import type { Opening } from './wall.ts';

/** Deals tiles that lie in drawing order: the game before the flowers of the dealt tiles are replaced. */
export function dealHand(procedure: Procedure, roundWind: Wind, tiles: readonly WallTile[], opening: Opening): Game {
  const dealt = dealTiles(tiles);
  const players = bySeat((seat) =>
    dealt[seat].reduce((player, tile) => receiveTile(player, tile, 'deal'), EMPTY_PLAYER),
  );
  const supply = { opening, tiles, drawn: DEALT_TILES, replaced: 0, deadWall: procedure.deadWall };
  return startReplacing({
    procedure,
    roundWind,
    supply,
    players,
    discards: [],
    phase: { kind: 'turn', seat: 'E' },
  });
}
