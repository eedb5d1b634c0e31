import type { PatternId } from '../../fan/patterns/index.ts';
import type { ScoreAsk } from './asks.ts';
import { gradePayments, type PaymentAnswer, type PaymentGrade } from './grade-payments.ts';
import { gradePoints, shareOf, type PointsGrade } from './grade-points.ts';
import { gradeScore, hintsFor, type ScoreGrade, type ScoreHint } from './grade.ts';
import type { ScorePuzzle } from './puzzle.ts';

/** What is missed in a question about money; fan and rows are missed as patterns. */
export const MONEY_TOPICS = ['points', 'payments'] as const satisfies readonly ScoreAsk[];

/** What a reader answers to the questions that were asked. */
export interface AskedAnswer {
  readonly fan: number | undefined;
  readonly rows: readonly PatternId[];
  /** Said that no row counts. */
  readonly noRows: boolean;
  readonly points: number | undefined;
  readonly payments: PaymentAnswer;
}

/** How the answers stand; `points` and `payments` only where they were asked. */
export interface AskedGrade {
  readonly count: ScoreGrade;
  readonly points: PointsGrade | undefined;
  readonly payments: PaymentGrade | undefined;
  /** Questions without an answer; as long as there are any, nothing is told. */
  readonly missing: readonly ScoreAsk[];
  /** Questions whose answer is right. */
  readonly right: readonly ScoreAsk[];
  readonly isRight: boolean;
}

export function gradeAsked(puzzle: ScorePuzzle, asks: readonly ScoreAsk[], answer: AskedAnswer): AskedGrade {
  const asksRows = asks.includes('rows');
  const count = gradeScore(puzzle, { fan: answer.fan, rows: answer.rows, asksRows });
  const points = asks.includes('points') ? gradePoints(puzzle, answer.points) : undefined;
  const payments = asks.includes('payments') ? gradePayments(puzzle, answer.payments) : undefined;
  const areRowsRight = count.struck + count.forgotten === 0;
  const states: Readonly<Record<ScoreAsk, 'empty' | 'right' | 'wrong'>> = {
    fan: count.fan === 'empty' || count.fan === 'right' ? count.fan : 'wrong',
    rows: answer.rows.length === 0 && !answer.noRows ? 'empty' : areRowsRight ? 'right' : 'wrong',
    points: stateOf(points?.kind),
    payments: stateOf(payments?.kind),
  };
  const inState = (state: string): readonly ScoreAsk[] => asks.filter((ask) => states[ask] === state);
  const right = inState('right');
  const isRight = right.length === asks.length && (!asks.includes('fan') || areRowsRight);
  return { count, points, payments, missing: inState('empty'), right, isRight };
}

const stateOf = (kind: string | undefined): 'empty' | 'right' | 'wrong' =>
  kind === 'empty' || kind === 'right' ? kind : 'wrong';

/** A question that is answered right, or not at all, needs no more hints than the others. */
export type AskedHint =
  | { readonly kind: 'count'; readonly hint: ScoreHint }
  | { readonly kind: 'fan'; readonly n: number }
  | { readonly kind: 'curve' | 'who' | 'legal' }
  | { readonly kind: 'share'; readonly n: number };

/** The hints in the order they are given, about what is not right yet. */
export function askedHints(
  puzzle: ScorePuzzle,
  asks: readonly ScoreAsk[],
  { count, right }: AskedGrade,
): readonly AskedHint[] {
  const open = (ask: ScoreAsk): boolean => asks.includes(ask) && !right.includes(ask);
  const { fan, result } = puzzle.score;
  const isPaid = result === 'win';
  const rows = hintsFor(puzzle, count).map((hint): AskedHint => ({ kind: 'count', hint }));
  const told: readonly AskedHint[] = fan === null || asks.includes('fan') ? [] : [{ kind: 'fan', n: fan }];
  const legal: readonly AskedHint[] = isPaid ? [] : [{ kind: 'legal' }];
  const share: readonly AskedHint[] = isPaid && !asks.includes('points') ? [{ kind: 'share', n: shareOf(puzzle) }] : [];
  return [
    ...(open('fan') || open('rows') ? rows : []),
    ...(open('points') || open('payments') ? [...legal, ...told] : []),
    ...(open('points') && isPaid && fan !== null ? [{ kind: 'curve' } as const] : []),
    ...(open('payments') && isPaid ? [{ kind: 'who' } as const, ...share] : []),
  ];
}
