import type { Wind } from '../engine/tile.ts';
import type { Liability } from './liabilities.ts';
import type { Score } from './score.ts';

/** Who fed or threw what makes a player liable, and by which rule. */
export interface Liable {
  readonly seat: Wind;
  readonly rule: Liability;
}

export type SettleError =
  | { readonly code: 'no-wins' | 'discarder-missing' | 'discarder-on-self-draw' | 'false-win-without-cap' }
  | { readonly code: 'discarder-wins' | 'winner-twice' | 'liable-wins'; readonly token: Wind }
  | { readonly code: 'wins-do-not-fit'; readonly token: Wind };

export interface SettlementRequest {
  readonly scores: readonly Score[];
  /** Who threw the winning tile or made the robbed kong. */
  readonly discarder: Wind | undefined;
  readonly liable: Liable | undefined;
}

/** Why wins cannot be settled; `undefined` if they can. */
export function findSettleError({ scores, discarder, liable }: SettlementRequest): SettleError | undefined {
  const [first] = scores;
  if (first === undefined) return { code: 'no-wins' };
  const { by } = first.win.circumstances;
  const seats = scores.map(seatOf);
  const twice = seats.find((seat, index) => seats.indexOf(seat) !== index);
  if (twice !== undefined) return { code: 'winner-twice', token: twice };
  const stranger = scores.find((score) => !isSameTile(score, first) || (scores.length > 1 && isOwnDraw(score)));
  if (stranger !== undefined) return { code: 'wins-do-not-fit', token: seatOf(stranger) };
  if (isOwnDraw(first) && discarder !== undefined) return { code: 'discarder-on-self-draw' };
  if (!isOwnDraw(first) && discarder === undefined) return { code: 'discarder-missing' };
  if (by !== 'self-draw' && discarder !== undefined && seats.includes(discarder)) {
    return { code: 'discarder-wins', token: discarder };
  }
  return liable !== undefined && seats.includes(liable.seat) ? { code: 'liable-wins', token: liable.seat } : undefined;
}

function isSameTile(a: Score, b: Score): boolean {
  const [one, other] = [a.win.circumstances, b.win.circumstances];
  return one.by === other.by && one.roundWind === other.roundWind && a.win.hand.winningTile === b.win.hand.winningTile;
}

/** Drawn by the winner; a win on flowers is settled so. */
export const isOwnDraw = ({ win }: Score): boolean => win.circumstances.by === 'self-draw' || win.shape === 'none';

export const seatOf = ({ win }: Score): Wind => win.circumstances.seatWind;
