import type { Wind } from '../engine/tile.ts';
import type { OfferedTile } from './claims.ts';
import { withPhase, withPlayer, type Game } from './game.ts';
import { withoutTiles } from './held-tiles.ts';
import { releasePassed } from './passed-win.ts';
import type { LaidMeld, PlayerState } from './player.ts';
import { continueReplacing, takeReplacement } from './replacing.ts';

/** Lays out a declared kong that nobody has robbed and takes its replacement. */
export function completeKong(game: Game, { tile, from, source }: OfferedTile): Game {
  const player = game.players[from];
  const laid = source === 'added-kong' ? extendPung(player, tile) : layConcealed(player, tile);
  return takeKongReplacement(withPlayer(game, from, laid), from);
}

/** 槓後補牌: the tile for a kong, after which the seat is on turn again; a replacement is an own draw. */
export function takeKongReplacement(game: Game, seat: Wind): Game {
  const player = game.players[seat];
  const passed = releasePassed(player.passed, 'own-draw', game.procedure);
  const counted = withPlayer(game, seat, { ...player, passed, turnKongs: player.turnKongs + 1 });
  const replaced = takeReplacement(counted, seat, 'kong');
  if (replaced.phase.kind === 'drawn-hand') return replaced;
  if (replaced.phase.kind === 'replacing') return continueReplacing(replaced, seat, replaced.phase.kept);
  return withPhase(replaced, { kind: 'turn', seat });
}

const layConcealed = (player: PlayerState, tile: LaidMeld['tile']): PlayerState => ({
  ...player,
  tiles: withoutTiles(player.tiles, [tile, tile, tile]),
  melds: [...player.melds, { kind: 'kong', tile, concealed: true }],
});

const extendPung = (player: PlayerState, tile: LaidMeld['tile']): PlayerState => ({
  ...player,
  melds: player.melds.map((meld) => (meld.kind === 'pung' && meld.tile === tile ? { ...meld, kind: 'kong' } : meld)),
});
