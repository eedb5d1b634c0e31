import { WINDS, type Wind } from '../../engine/tile.ts';
import type { Payments } from '../../fan/settle.ts';
import { shareOf, sourceOf, type PointsSource } from './grade-points.ts';
import { losersOf, otherSchemes, sharesOf, type PaymentScheme, type Shares } from './payment-schemes.ts';
import type { ScorePuzzle } from './puzzle.ts';
import { settlementOf } from './settlement.ts';

/** What each seat gets or, below zero, pays, as far as the reader has said. */
export type PaymentAnswer = Readonly<Partial<Record<Wind, number>>>;

/** `way`: the right sum the wrong way; `more`, `less`: it gets or pays more, or less. */
export type SeatMark = 'right' | 'way' | 'more' | 'less';

/**
 * The kind of mistake. `not-paid`: nobody pays this hand here; `nobody`: it is paid, and the answer says nobody does; `ways`: all
 * sums are right the wrong way; `winner`: the winner gets another sum than the others pay; `scheme`: the payments of another
 * rule, with the right share or another one; `share`: the right rule with another share; `unbalanced`: what is paid is not what is got.
 */
export type PaymentMistake =
  | { readonly kind: 'not-paid' | 'nobody' | 'ways' | 'winner' | 'unbalanced' | 'other' }
  | { readonly kind: 'scheme'; readonly scheme: PaymentScheme; readonly isShareRight: boolean }
  | { readonly kind: 'share'; readonly given: number; readonly source: PointsSource | undefined };

export type PaymentGrade =
  | { readonly kind: 'empty'; readonly missing: readonly Wind[] }
  | { readonly kind: 'right'; readonly seats: Readonly<Record<Wind, SeatMark>> }
  | { readonly kind: 'wrong'; readonly seats: Readonly<Record<Wind, SeatMark>>; readonly mistake: PaymentMistake };

/**
 * Who pays what, seat by seat, with the rule by which a wrong answer would be right.
 *
 * @throws Error at a table without payments, which is never asked for them.
 */
export function gradePayments(puzzle: ScorePuzzle, answer: PaymentAnswer): PaymentGrade {
  const missing = WINDS.filter((seat) => answer[seat] === undefined);
  if (missing.length > 0) return { kind: 'empty', missing };
  const right = paymentsOf(puzzle);
  const given: Payments = { E: 0, S: 0, W: 0, N: 0, ...answer };
  const seats = { E: mark('E'), S: mark('S'), W: mark('W'), N: mark('N') };
  function mark(seat: Wind): SeatMark {
    if (given[seat] === right[seat]) return 'right';
    if (given[seat] === -right[seat]) return 'way';
    return Math.abs(given[seat]) < Math.abs(right[seat]) ? 'more' : 'less';
  }
  if (WINDS.every((seat) => seats[seat] === 'right')) return { kind: 'right', seats };
  return { kind: 'wrong', seats, mistake: mistakeOf(puzzle, given, right) };
}

/** What every seat gets or pays. */
export function paymentsOf(puzzle: ScorePuzzle): Payments {
  const { payments } = settlementOf(puzzle);
  if (payments === undefined) throw new Error('no payments at this table');
  return payments;
}

function mistakeOf(puzzle: ScorePuzzle, given: Payments, right: Payments): PaymentMistake {
  const shares = sharesOf(puzzle);
  if (shares === undefined) return { kind: 'not-paid' };
  const losers = losersOf(puzzle);
  const winner = puzzle.circumstances.seatWind;
  if (WINDS.every((seat) => given[seat] === 0)) return { kind: 'nobody' };
  if (WINDS.every((seat) => given[seat] === -right[seat])) return { kind: 'ways' };
  if (losers.every((seat) => given[seat] === right[seat])) return { kind: 'winner' };
  const shareGiven = (by: Shares): number | undefined => commonShare(losers, given, by);
  const share = shareOf(puzzle);
  const others = otherSchemes(puzzle).flatMap(({ scheme, shares: by }) => {
    const found = shareGiven(by);
    return found === undefined ? [] : [{ scheme, found }];
  });
  const exact = others.find(({ found }) => found === share);
  if (exact !== undefined) return { kind: 'scheme', scheme: exact.scheme, isShareRight: true };
  const ofRight = shareGiven(shares);
  if (ofRight !== undefined) return { kind: 'share', given: ofRight, source: sourceOf(puzzle, ofRight) };
  const [other] = others;
  if (other !== undefined) return { kind: 'scheme', scheme: other.scheme, isShareRight: false };
  const paid = losers.reduce((sum, seat) => sum + given[seat], 0);
  return { kind: given[winner] + paid === 0 ? 'other' : 'unbalanced' };
}

/** The one share with which a way to pay gives exactly these payments; `undefined` where there is none. */
function commonShare(losers: readonly Wind[], given: Payments, by: Shares): number | undefined {
  const payer = losers.find((seat) => (by[seat] ?? 0) > 0);
  if (payer === undefined) return undefined;
  const share = -given[payer] / (by[payer] ?? 1);
  return share > 0 && losers.every((seat) => given[seat] + share * (by[seat] ?? 0) === 0) ? share : undefined;
}
