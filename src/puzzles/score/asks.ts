import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';

/** What can be asked about a won hand, each alone or together: its fan, its rows, its points, who pays what. */
export const SCORE_ASKS = ['fan', 'rows', 'points', 'payments'] as const;
export type ScoreAsk = (typeof SCORE_ASKS)[number];

/** What is asked where nobody chose: the fan, with the rows for who will. */
export const USUAL_ASKS: readonly ScoreAsk[] = ['fan'];

export const isUsual = (asks: readonly ScoreAsk[]): boolean => asks.join() === USUAL_ASKS.join();

/** Whether a table has an answer to a question: one that only writes points down pays nobody (`pointsOnly`). */
export const canAsk = (ask: ScoreAsk, { options }: RuleSet): boolean =>
  ask !== 'payments' || options.payment !== 'pointsOnly';

/** What of the questions a table can be asked; where that is none, the points. */
export function asksAt(asks: readonly ScoreAsk[], rules: RuleSet): readonly ScoreAsk[] {
  const possible = asks.filter((ask) => canAsk(ask, rules));
  return possible.length > 0 ? possible : ['points'];
}
