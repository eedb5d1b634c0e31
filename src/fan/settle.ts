import { failure, ok, type Result } from '../engine/result.ts';
import { WINDS, type Wind } from '../engine/tile.ts';
import { compileRules } from './compiled-rules.ts';
import { LIABLE_AS, type Liability } from './liabilities.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';
import type { Score } from './score.ts';
import {
  findSettleError,
  isOwnDraw,
  seatOf,
  type Liable,
  type SettleError,
  type SettlementRequest,
} from './settlement-request.ts';

/** What each seat gains or, below zero, pays; together nought. */
export type Payments = Readonly<Record<Wind, number>>;

export interface Settlement {
  /** Absent where the house credits points only (`pointsOnly`). */
  readonly payments?: Payments;
  /** The winners who are paid: several only where the house lets all win; none for a win that is not legal. */
  readonly paid: readonly Wind[];
  /** The liability that changed who pays. */
  readonly liability?: Liability;
  /** What a false winner loses to nobody. */
  readonly deduction?: { readonly seat: Wind; readonly amount: number };
}

/**
 * Who pays whom (找數). With s = stake × points, a win by discard brings 4s and one by self-draw 6s: the discarder pays all of it
 * under `full` (全銃), 2s and each other loser s under `half` (半銃); each pays 2s of a self-draw.
 */
export function settleWins(request: SettlementRequest, rules: RuleSet): Result<Settlement, SettleError> {
  const error = findSettleError(request);
  if (error !== undefined) return failure(error);
  const winners = paidWinners(request, rules);
  const paid = winners.map(seatOf);
  if (rules.options.payment === 'pointsOnly') return ok({ paid });
  const balance: Record<Wind, number> = { E: 0, S: 0, W: 0, N: 0 };
  let liability: Liability | undefined;
  for (const score of winners) {
    const bill = billFor(score, request, paid, rules);
    liability ??= bill.liability;
    for (const { seat, shares } of bill.payers) {
      const amount = shares * shareOf(score, rules);
      balance[seat] -= amount;
      balance[seatOf(score)] += amount;
    }
  }
  return ok({ payments: balance, paid, ...(liability !== undefined && { liability }) });
}

/** A false win (詐糊): the self-draw of the cap to each other player, or the same as a loss to nobody. */
export function settleFalseWin(seat: Wind, rules: RuleSet): Result<Settlement, SettleError> {
  const { falseWin, payment } = rules.options;
  const nothing = { E: 0, S: 0, W: 0, N: 0 };
  if (payment === 'pointsOnly') return ok({ paid: [] });
  if (falseWin === 'off') return ok({ payments: nothing, paid: [] });
  const most = mostPoints(rules);
  if (most === undefined) return failure({ code: 'false-win-without-cap' });
  const share = stakeOf(rules) * most;
  if (falseWin === 'flatDeduction') return ok({ payments: nothing, paid: [], deduction: { seat, amount: 4 * share } });
  const payments = { E: 2 * share, S: 2 * share, W: 2 * share, N: 2 * share, [seat]: -6 * share };
  return ok({ payments, paid: [] });
}

const STAKES = { 二五雞: 0.25, 五一: 0.5, 一二蚊: 1 } as const;
/** What one point costs where the house names a stake; 1 where it names none. */
export const stakeOf = ({ options: { stake } }: RuleSet): number => (stake === null ? 1 : STAKES[stake]);
const shareOf = ({ points }: Score, rules: RuleSet): number => stakeOf(rules) * points;

/** The points of the dearest hand there can be, where there is one. */
function mostPoints(rules: RuleSet): number | undefined {
  const { options, table, limitFan } = rules;
  if (options.capFan === null && options.curve === 'table') return table?.at(-1);
  const most = options.capFan ?? limitFan;
  return most === undefined ? undefined : compileRules(rules).points[most];
}

/** The winners whom the house lets win: all, or the first in turn after the discarder. A win must be one to be paid. */
function paidWinners({ scores, discarder }: SettlementRequest, rules: RuleSet): readonly Score[] {
  const winning = scores.filter(({ result }) => result === 'win');
  if (rules.options.multipleWinners === 'all' || discarder === undefined) return winning;
  const turns = (score: Score): number => (WINDS.indexOf(seatOf(score)) - WINDS.indexOf(discarder) + 4) % 4;
  return [...winning].sort((a, b) => turns(a) - turns(b)).slice(0, 1);
}

interface Bill {
  readonly payers: readonly { readonly seat: Wind; readonly shares: number }[];
  readonly liability?: Liability;
}

/** Who pays how many shares of one win. */
function billFor(score: Score, request: SettlementRequest, winners: readonly Wind[], rules: RuleSet): Bill {
  const liable =
    request.liable !== undefined && isPlayed(request.liable.rule, score, rules) ? request.liable : undefined;
  if (isOwnDraw(score)) return drawBill(score, liable);
  const { discarder } = request;
  if (discarder === undefined) throw new Error('a win by discard without a discarder');
  if (score.win.circumstances.by === 'rob-kong' && rules.options.robbedKongAsSelfDraw) {
    return { payers: [{ seat: discarder, shares: 6 }], liability: 'robbedKongAsSelfDraw' };
  }
  return discardBill(discarder, liable, winners, rules);
}

/** Each other pays two shares, or the feeder all six. */
function drawBill(score: Score, liable: Liable | undefined): Bill {
  if (liable !== undefined && LIABLE_AS[liable.rule] === 'feeder') {
    return { payers: [{ seat: liable.seat, shares: 6 }], liability: liable.rule };
  }
  const losers = WINDS.filter((seat) => seat !== seatOf(score));
  return { payers: losers.map((seat) => ({ seat, shares: 2 })) };
}

function discardBill(discarder: Wind, liable: Liable | undefined, winners: readonly Wind[], rules: RuleSet): Bill {
  const alone = [{ seat: discarder, shares: 4 }];
  if (liable !== undefined && LIABLE_AS[liable.rule] === 'thrower' && liable.seat === discarder) {
    return { payers: alone, liability: liable.rule };
  }
  const isShared =
    liable !== undefined && LIABLE_AS[liable.rule] === 'feeder' && rules.options.liabilityHalfShared === 'on';
  if (isShared) {
    const both = [discarder, liable.seat].map((seat) => ({ seat, shares: 2 }));
    return { payers: both, liability: liable.rule };
  }
  if (rules.options.payment === 'full') return { payers: alone };
  const others = WINDS.filter((seat) => seat !== discarder && !winners.includes(seat));
  return { payers: [{ seat: discarder, shares: 2 }, ...others.map((seat) => ({ seat, shares: 1 }))] };
}

/** Whether the house plays a liability and the win is one it speaks of. */
function isPlayed(rule: Liability, { win }: Score, { options }: RuleSet): boolean {
  const answer = options[rule];
  if (answer === false || answer === 'off') return false;
  return answer !== 'fullFlushOnly' || (win.suitCount === 1 && !win.honors);
}
