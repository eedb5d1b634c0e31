import type { Claim } from '../../components/meld-tiles.ts';
import type { Wind } from '../../engine/tile.ts';
import type { LaidMeld } from '../../table/player.ts';
import { leftSeat, nextSeat, oppositeSeat } from '../../table/seats.ts';

/** From where a set of this seat was claimed, as it lies on the table; `undefined` for one that was not. */
export function claimOf({ claimed }: LaidMeld, seat: Wind): Claim | undefined {
  if (!claimed) return undefined;
  const from = { [leftSeat(seat)]: 'left', [oppositeSeat(seat)]: 'across', [nextSeat(seat)]: 'right' } as const;
  return { tile: claimed.tile, from: from[claimed.from] ?? 'left' };
}
