import { readWin } from '../../puzzles/score/exercise.ts';
import { pointsOf } from '../../fan/rule-sets/points.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand } from '../../fan/score.ts';
import { settleWins } from '../../fan/settle.ts';
import type { Wind } from '../../engine/tile.ts';

/** What a win of so many fan costs; a rule set that names no stake is counted at stake 1. */
export interface PaymentRow {
  readonly fan: number;
  /** Whether it holds for every higher number of fan too. */
  readonly isLast: boolean;
  readonly points: number;
  /** Absent where nobody pays. */
  readonly shares: { readonly thrower: number; readonly others: number; readonly selfDraw: number } | undefined;
}

/** How many shares each pays: asked of the settlement with a won hand, so that no number is written twice. */
function sharesPaid(house: RuleSet): PaymentRow['shares'] {
  const rules = {
    ...house,
    options: { ...house.options, minFan: 0, zeroFanResult: 'pays' as const, curve: 'full' as const },
  };
  const paid = (by: 'discard' | 'self-draw', payer: Wind): number | undefined => {
    const { hand, circumstances, discarder } = readWin({ hand: '[123m] 456p 678s 234s 9p +9p', by, seat: 'S' });
    const score = scoreHand(hand, circumstances, rules);
    if (!score.ok) throw new Error('a plain hand has a score');
    const settled = settleWins({ scores: [score.value], discarder, liable: undefined }, rules);
    const payments = settled.ok ? settled.value.payments : undefined;
    return payments === undefined ? undefined : -payments[payer] / score.value.points;
  };
  const [thrower, others, selfDraw] = [paid('discard', 'E'), paid('discard', 'N'), paid('self-draw', 'E')];
  return thrower === undefined || others === undefined || selfDraw === undefined
    ? undefined
    : { thrower, others: others === 0 ? 0 : others, selfDraw };
}

/** Where points stop growing: at the cap, at the end of a printed table, else far beyond what hands are worth. */
function lastFan({ options, table }: RuleSet): number {
  if (options.capFan !== null) return options.capFan;
  return options.curve === 'table' && table !== undefined ? table.length - 1 : UNCAPPED;
}

const UNCAPPED = 13;

/** The points of every number of fan that a rule set pays for, and what each player pays. */
export function paymentRows(rules: RuleSet): readonly PaymentRow[] {
  const { minFan } = rules.options;
  const last = Math.max(minFan, lastFan(rules));
  const shares = sharesPaid(rules);
  return Array.from({ length: last - minFan + 1 }, (_, at) => {
    const fan = minFan + at;
    const points = pointsOf(rules, fan);
    return {
      fan,
      isLast: fan === last,
      points,
      shares: shares && {
        thrower: shares.thrower * points,
        others: shares.others * points,
        selfDraw: shares.selfDraw * points,
      },
    };
  });
}
