import type { Wind } from '../engine/tile.ts';
import type { OfferedTile } from './claims.ts';
import { isTableClear, type Game } from './game.ts';
import { seatIndex } from './seats.ts';
import { liveTilesLeft } from './supply.ts';
import type { Circumstance } from './win.ts';

const only = (holds: boolean, circumstance: Circumstance): readonly Circumstance[] => (holds ? [circumstance] : []);

/** What the table sees when `seat` wins on the tile it drew. A replacement for a flower is no kong replacement. */
export function selfDrawCircumstances(game: Game, seat: Wind): readonly Circumstance[] {
  const { drawn, turnKongs } = game.players[seat];
  const replacesKong = drawn?.source === 'kong';
  const untouched = isTableClear(game);
  return [
    ...only(replacesKong, 'kong-replacement'),
    ...only(replacesKong && turnKongs >= 2, 'double-kong-replacement'),
    ...only(liveTilesLeft(game.supply) === 0, 'last-tile'),
    ...only(untouched && seat === 'E' && game.discards.length === 0, 'heavenly'),
    ...only(untouched && seat !== 'E' && game.discards.length === seatIndex(seat), 'first-own-draw'),
  ];
}

/** What the table sees when somebody wins on the tile that is offered. */
export function offeredTileCircumstances(game: Game, { source }: OfferedTile): readonly Circumstance[] {
  if (source !== 'discard') return [];
  const untouched = isTableClear(game);
  return [
    ...only(liveTilesLeft(game.supply) === 0, 'last-tile'),
    ...only(untouched && game.discards.length === 1, 'first-discard'),
    ...only(untouched && game.discards.length <= 4, 'first-go-round'),
  ];
}
