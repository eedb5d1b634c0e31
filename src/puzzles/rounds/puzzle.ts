import { WINDS, type Wind } from '../../engine/tile.ts';
import {
  dealerChair,
  nextHand,
  seatWindOf,
  type HandResult,
  type MatchPosition,
  type NextHand,
  type RoundOptions,
} from '../../table/rounds.ts';
import { seatAfter } from '../../table/seats.ts';

/** How a hand went, as the puzzle tells it: by the chair of the winner, since winds move and chairs do not. */
export type ChairResult = 'draw' | { readonly winner: Wind };

/** A hand is over: where the match stood, how it ended, and which chair is the reader's. */
export interface RoundsTable {
  readonly position: MatchPosition;
  readonly result: ChairResult;
  /** The chair of the reader, by its wind in the first hand of the match. */
  readonly you: Wind;
}

/** „Wer gibt, welcher Wind bin ich?“ (連莊, 過莊, 圈風). */
export interface RoundsPuzzle {
  readonly table: RoundsTable;
  readonly options: RoundOptions;
  readonly next: NextHand;
  /** Who deals the next hand, by chair; `undefined` after the last hand of the match. */
  readonly dealer: Wind | undefined;
  /** The reader's wind in the next hand; `undefined` after the last. */
  readonly wind: Wind | undefined;
  readonly reasons: readonly RoundsReason[];
}

/** Why the dealer stays or passes; then whether a round begins or the match ends. */
export const ROUNDS_REASONS = [
  'dealer-won',
  'drawn-stays',
  'drawn-passes',
  'other-won',
  'always-passes',
  'next-round',
  'match-over',
] as const;
type ReasonCode = (typeof ROUNDS_REASONS)[number];

/** Why it goes on so, in the order in which it is thought. */
export type RoundsReason =
  { readonly code: Exclude<ReasonCode, 'next-round'> } | { readonly code: 'next-round'; readonly round: Wind };

/** The result by the winds of the hand, as the table engine takes it. */
export const resultOf = (result: ChairResult, { hand }: MatchPosition): HandResult =>
  result === 'draw' ? 'draw' : { winners: [seatWindOf(result.winner, hand)] };

export function roundsPuzzleOf(table: RoundsTable, options: RoundOptions): RoundsPuzzle {
  const { position, result, you } = table;
  const outcome = nextHand(position, resultOf(result, position), options);
  if (!outcome.ok) throw new RangeError(`no such round: ${position.round}`);
  const next = outcome.value;
  return {
    table,
    options,
    next,
    dealer: next.kind === 'end' ? undefined : dealerChair(next.position.hand),
    wind: next.kind === 'end' ? undefined : seatWindOf(you, next.position.hand),
    reasons: explain(table, next, options),
  };
}

function explain({ position, result }: RoundsTable, next: NextHand, options: RoundOptions): readonly RoundsReason[] {
  const first = { code: whyStays(result, position, options) } as const;
  if (next.kind === 'end') return [first, { code: 'match-over' }];
  const { round } = next.position;
  return round === position.round ? [first] : [first, { code: 'next-round', round }];
}

function whyStays(
  result: ChairResult,
  { hand }: MatchPosition,
  { dealerRepeatOnWin, dealerRepeatOnDraw }: RoundOptions,
) {
  if (!dealerRepeatOnWin && !dealerRepeatOnDraw) return 'always-passes';
  if (result === 'draw') return dealerRepeatOnDraw ? 'drawn-stays' : 'drawn-passes';
  if (result.winner !== dealerChair(hand)) return 'other-won';
  return dealerRepeatOnWin ? 'dealer-won' : 'always-passes';
}

/** The four chairs as seen from one of them: itself, then counter-clockwise. */
export const chairsFrom = (you: Wind): readonly Wind[] => WINDS.map((_, steps) => seatAfter(you, steps));
