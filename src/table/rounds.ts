import { failure, ok, type Result } from '../engine/result.ts';
import { WINDS, type Wind } from '../engine/tile.ts';
import type { Procedure } from './procedure.ts';
import { seatAfter, seatIndex } from './seats.ts';

/** 局: 1 to 4, the number of the player who deals, counted from the first East of the match. */
export type HandNumber = 1 | 2 | 3 | 4;

/** Where a match (一雀) stands: the round (圈), the dealer's number in it, and how often this dealer has repeated (連莊). */
export interface MatchPosition {
  readonly round: Wind;
  readonly hand: HandNumber;
  readonly repeats: number;
}

/** How a hand ended: who won, by the winds of that hand, or a drawn hand (流局). */
export type HandResult = 'draw' | { readonly winners: readonly Wind[] };

export type NextHand =
  { readonly kind: 'hand'; readonly position: MatchPosition; readonly dealerStays: boolean } | { readonly kind: 'end' };

export type RoundOptions = Pick<Procedure, 'dealerRepeatOnWin' | 'dealerRepeatOnDraw' | 'matchRounds'>;

export const MATCH_START: MatchPosition = { round: 'E', hand: 1, repeats: 0 };

/** Whether the dealer deals again (連莊, 冧莊). Source 001_79792cdda8ee7ffa.txt passes the deal after every hand. */
function dealerStays(result: HandResult, options: RoundOptions): boolean {
  if (result === 'draw') return options.dealerRepeatOnDraw;
  return result.winners.includes('E') && options.dealerRepeatOnWin;
}

/**
 * The hand after this one: the same dealer again, the next dealer (過莊), the next round, or the end of the match. A round
 * the match does not have is refused.
 */
export function nextHand(
  position: MatchPosition,
  result: HandResult,
  options: RoundOptions,
): Result<NextHand, { readonly code: 'round-not-in-match' }> {
  if (seatIndex(position.round) >= options.matchRounds) return failure({ code: 'round-not-in-match' });
  if (dealerStays(result, options)) {
    return ok({ kind: 'hand', position: { ...position, repeats: position.repeats + 1 }, dealerStays: true });
  }
  const next = positionAfter(position);
  const ended = next === undefined || seatIndex(next.round) >= options.matchRounds;
  return ok(ended ? { kind: 'end' } : { kind: 'hand', position: next, dealerStays: false });
}

function positionAfter({ round, hand }: MatchPosition): MatchPosition | undefined {
  if (hand < 4) return { round, hand: (hand + 1) as HandNumber, repeats: 0 };
  const next = WINDS[seatIndex(round) + 1];
  return next && { round: next, hand: 1, repeats: 0 };
}

/**
 * The wind (門風) a player has in this hand. Players keep their chairs and the winds move: `chair` is the wind the player
 * had in the first hand of the match.
 */
export const seatWindOf = (chair: Wind, hand: HandNumber): Wind => seatAfter(chair, 1 - hand);

/** The chair of the player who deals this hand. */
export const dealerChair = (hand: HandNumber): Wind => seatAfter('E', hand - 1);
