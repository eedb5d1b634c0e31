import type { Curve } from '../../fan/rule-sets/rule-set.ts';
import { pointsOf } from '../../fan/rule-sets/points.ts';
import { stakeOf } from '../../fan/settle.ts';
import type { ScorePuzzle } from './puzzle.ts';
import { settlementOf } from './settlement.ts';

/**
 * Where another number comes from: `not-paid`: the hand is worth that but may not be called here, or is a draw; `no-value`:
 * nothing, though it is paid; `fan-number`: the fan themselves; `no-stake`: the points before the stake; `whole-sum`: what all
 * payers pay together; `uncapped`: beyond the table's cap; `curve`: by another table's curve; `other-fan`: what so many fan bring.
 */
export type PointsSource =
  | { readonly kind: 'not-paid' | 'no-value' | 'fan-number' | 'no-stake' | 'whole-sum' }
  | { readonly kind: 'uncapped'; readonly cap: number }
  | { readonly kind: 'curve'; readonly curve: Exclude<Curve, 'table'> }
  | { readonly kind: 'other-fan'; readonly fan: number };

export type PointsGrade =
  { readonly kind: 'empty' | 'right' } | { readonly kind: 'more' | 'fewer'; readonly source: PointsSource | undefined };

/** What one share (一份) of the hand is at its table, stake × points; nought for a hand that nobody pays. */
export const shareOf = (puzzle: ScorePuzzle): number => (puzzle.score.result === 'win' ? paidShare(puzzle) : 0);

/** The points of a hand, in the stake of the table where it names one. */
export function gradePoints(puzzle: ScorePuzzle, entered: number | undefined): PointsGrade {
  if (entered === undefined) return { kind: 'empty' };
  const share = shareOf(puzzle);
  if (entered === share) return { kind: 'right' };
  return { kind: entered < share ? 'more' : 'fewer', source: sourceOf(puzzle, entered) };
}

/** Where a number other than the hand's share comes from, as far as that can be told. */
export function sourceOf(puzzle: ScorePuzzle, entered: number): PointsSource | undefined {
  const { score, rules } = puzzle;
  const { fan, rawFan, points } = score;
  const share = shareOf(puzzle);
  if (share === 0) return entered === paidShare(puzzle) ? { kind: 'not-paid' } : undefined;
  if (entered === 0) return { kind: 'no-value' };
  if (entered === sumOf(puzzle)) return { kind: 'whole-sum' };
  if (entered === points) return { kind: 'no-stake' };
  if (fan === null) return undefined;
  const worth = (n: number): number => stakeOf(rules) * pointsOf(rules, n);
  if (rawFan !== null && rawFan > fan && entered === worth(rawFan)) return { kind: 'uncapped', cap: fan };
  const curve = otherCurve(puzzle, entered);
  if (curve !== undefined) return { kind: 'curve', curve };
  const near = FANS.filter((n) => worth(n) === entered).sort((a, b) => Math.abs(a - fan) - Math.abs(b - fan))[0];
  if (near !== undefined) return { kind: 'other-fan', fan: near };
  return entered === fan ? { kind: 'fan-number' } : undefined;
}

const FANS = Array.from({ length: 14 }, (_, fan) => fan);
const CURVES = ['half', 'full', 'tiers4710'] as const;

const paidShare = ({ score, rules }: ScorePuzzle): number => stakeOf(rules) * score.points;

/** Another curve that gives the number at this fan; a table of its own is compared with none. */
function otherCurve({ score: { fan }, rules }: ScorePuzzle, entered: number): (typeof CURVES)[number] | undefined {
  const { curve } = rules.options;
  if (fan === null || curve === 'table') return undefined;
  const by = (other: Curve): number =>
    stakeOf(rules) * pointsOf({ ...rules, options: { ...rules.options, curve: other } }, fan);
  return CURVES.find((other) => other !== curve && by(other) === entered);
}

function sumOf(puzzle: ScorePuzzle): number | undefined {
  return settlementOf(puzzle).payments?.[puzzle.circumstances.seatWind];
}
