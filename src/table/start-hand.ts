import type { Wind } from '../engine/tile.ts';
import { openWall, rollForBreak, type DiceRolls } from './break.ts';
import { DEALT_TILES, dealTiles } from './deal.ts';
import type { Random } from './dice.ts';
import type { Game } from './game.ts';
import { EMPTY_PLAYER, receiveTile } from './player.ts';
import type { Procedure } from './procedure.ts';
import { startReplacing } from './replacing.ts';
import { bySeat } from './seats.ts';
import type { WallTile } from './tile-set.ts';
import { buildWall, drawOrder, stacksPerWall, type BuiltWall, type Opening } from './wall.ts';

/** A hand made ready by chance: the wall as built, the dice as thrown, the game with dealt tiles. */
export interface StartedHand {
  readonly wall: BuiltWall;
  readonly dice: DiceRolls;
  readonly game: Game;
}

/** Shuffles, builds, throws the dice, opens and deals; flowers are not replaced yet. */
export function startHand(procedure: Procedure, roundWind: Wind, random: Random): StartedHand {
  const wall = buildWall(procedure.flowersInPlay, random);
  const dice = rollForBreak(procedure.dicePlan, random);
  const opened = openWall(procedure.dicePlan, dice, stacksPerWall(procedure.flowersInPlay));
  if (!opened.ok) throw new Error(`dice do not fit their plan: ${opened.error.code}`);
  return { wall, dice, game: dealHand(procedure, roundWind, drawOrder(wall, opened.value), opened.value) };
}

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
