import type { Hand } from '../../engine/hand.ts';
import type { Wind } from '../../engine/tile.ts';
import { findWaits, type WaitOptions } from '../../engine/waits.ts';
import type { Circumstances, WinFlag, WinWay } from '../../fan/circumstances.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import { scoreHand, type Score } from '../../fan/score.ts';
import { withoutTiles } from '../../table/held-tiles.ts';
import { seatsFollowing } from '../../table/seats.ts';
import { liveTilesLeft } from '../../table/supply.ts';
import type { Happening } from './play.ts';
import { PLAIN_SHAPES } from './player.ts';

/** A hand that could be called complete at this moment, as it would be won, and what it is worth under three-three rules. */
export interface PlayedWin {
  readonly hand: Hand;
  readonly circumstances: Circumstances;
  /** Who threw the tile or made the kong; nobody for a self-draw. */
  readonly discarder: Wind | undefined;
  readonly score: Score;
}

const OPTIONS: WaitOptions = { ...PLAIN_SHAPES, deadWaits: false };
const RULES = presetRules('hk33');

/** From so many bonus tiles on the flowers win by themselves. */
const WINNING_FLOWERS = 7;

/**
 * Everybody whose hand is complete at this moment, in turn order. Left out is what other rules than those of counting decide:
 * wins before the first discard lies there, wins on flowers alone, and a tile drawn by whoever has four claimed sets, which
 * somebody else may have to pay for (包).
 */
export function winsAt(happening: Happening, roundWind: Wind): readonly PlayedWin[] {
  const { play, seat } = happening;
  if (play.discards.length === 0) return [];
  if (happening.kind !== 'turn') {
    const by = happening.kind === 'adding' ? 'rob-kong' : 'discard';
    return seatsFollowing(seat).flatMap((other) => winOf(happening, other, by, roundWind, play.seats[other].tiles));
  }
  const { drawn } = happening;
  if (drawn === undefined) return [];
  return winOf(happening, seat, 'self-draw', roundWind, withoutTiles(play.seats[seat].tiles, [drawn]));
}

function winOf(
  happening: Happening,
  seatWind: Wind,
  by: WinWay,
  roundWind: Wind,
  tiles: Hand['tiles'],
): readonly PlayedWin[] {
  const { melds, bonus } = happening.play.seats[seatWind];
  const winningTile = happening.kind === 'turn' ? happening.drawn : happening.tile;
  if (winningTile === undefined || !findWaits({ tiles, melds }, OPTIONS).includes(winningTile)) return [];
  const claimed = melds.filter(({ concealed }) => !concealed).length;
  if (bonus.length >= WINNING_FLOWERS || (by === 'self-draw' && claimed === 4)) return [];
  const hand = { tiles, melds: melds.map(({ kind, tile, concealed }) => ({ kind, tile, concealed })), winningTile };
  const circumstances: Circumstances = { by, seatWind, roundWind, bonus, flags: flagsOf(happening) };
  const score = scoreHand(hand, circumstances, RULES);
  const discarder = by === 'self-draw' ? undefined : happening.seat;
  return score.ok ? [{ hand, circumstances, discarder, score: score.value }] : [];
}

function flagsOf(happening: Happening): readonly WinFlag[] {
  if (happening.kind === 'turn' && happening.afterKong) return ['kong-replacement'];
  return happening.kind !== 'adding' && liveTilesLeft(happening.play.supply) === 0 ? ['last-tile'] : [];
}
