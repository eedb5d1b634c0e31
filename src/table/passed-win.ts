import type { Tile } from '../engine/tile.ts';
import type { Procedure } from './procedure.ts';

/**
 * What a player let pass since the last release (過水): the tiles he may not win on from others and the most fan he let
 * go, the tiles he may not claim as a pung.
 */
export interface Passed {
  readonly winTiles: readonly Tile[];
  readonly winFan: number;
  readonly pungTiles: readonly Tile[];
}

export const NOTHING_PASSED: Passed = { winTiles: [], winFan: Number.NEGATIVE_INFINITY, pungTiles: [] };

export type PassedWinOptions = Pick<Procedure, 'passedWin' | 'passedWinHigherFanException'>;

/** A win that was there for the asking: the tile, its fan, and every tile the hand waited on at that moment. */
export interface PassedWin {
  readonly tile: Tile;
  readonly fan: number;
  readonly waits: readonly Tile[];
}

/**
 * Notes a win not taken. `sameTile` blocks the tile itself, `sameWait` every tile of the wait: both levels of seed
 * 004_a6f187e40c6225ec.txt.
 */
export function passWin(passed: Passed, { tile, fan, waits }: PassedWin, { passedWin }: PassedWinOptions): Passed {
  if (passedWin === 'off') return passed;
  const blocked = passedWin === 'sameTile' ? [tile] : [tile, ...waits];
  return {
    ...passed,
    winTiles: [...new Set([...passed.winTiles, ...blocked])],
    winFan: Math.max(passed.winFan, fan),
  };
}

/** Notes a pung not taken. */
export const passPung = (passed: Passed, tile: Tile, { passedPung }: Pick<Procedure, 'passedPung'>): Passed =>
  passedPung === 'off' ? passed : { ...passed, pungTiles: [...passed.pungTiles, tile] };

/**
 * Whether the player may not win on this tile of another: it is blocked and, where more fan lifts the block, brings no
 * more than was let go. An own draw is never blocked.
 */
export const isWinBlocked = (passed: Passed, tile: Tile, fan: number, options: PassedWinOptions): boolean =>
  options.passedWin !== 'off' &&
  passed.winTiles.includes(tile) &&
  !(options.passedWinHigherFanException && fan > passed.winFan);

/** Whether the player may not claim a pung of this tile. */
export const isPungBlocked = (passed: Passed, tile: Tile, { passedPung }: Pick<Procedure, 'passedPung'>): boolean =>
  passedPung !== 'off' && passed.pungTiles.includes(tile);

/** What may end a block: an own draw, an own claim, or the go-round coming back to the dealer (巡). */
export type ReleaseMoment = 'own-draw' | 'own-claim' | 'turn-cycle';

const RELEASED_BY: Readonly<Record<Procedure['passedWinRelease'], readonly ReleaseMoment[]>> = {
  ownDrawOrClaim: ['own-draw', 'own-claim'],
  ownDraw: ['own-draw'],
  turnCycle: ['turn-cycle'],
};

/** What is still blocked after such a moment: all of it or nothing. */
export const releasePassed = (
  passed: Passed,
  moment: ReleaseMoment,
  { passedWinRelease }: Pick<Procedure, 'passedWinRelease'>,
): Passed => (RELEASED_BY[passedWinRelease].includes(moment) ? NOTHING_PASSED : passed);
