import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';

/** What can be asked about a won hand, each alone or together: its fan, its rows, its points, who pays what. */
export const SCORE_ASKS = ['fan', 'rows', 'points', 'payments'] as const;
export type ScoreAsk = (typeof SCORE_ASKS)[number];

/** What is missed in a question about money; fan and rows are missed as patterns. */
export const MONEY_TOPICS = ['points', 'payments'] as const satisfies readonly ScoreAsk[];

/** What is asked where nobody chose: the fan, with the rows for who will. */
export const USUAL_ASKS: readonly ScoreAsk[] = ['fan'];

export const isUsual = (asks: readonly ScoreAsk[]): boolean => formatAsks(asks) === formatAsks(USUAL_ASKS);

/** As it stands in addresses and in the browser's memory: `fan.payments`. */
export const formatAsks = (asks: readonly ScoreAsk[]): string => inOrder(asks).join('.');

/** Reads what `formatAsks` wrote; `undefined` for any other text. */
export function parseAsks(text: string): readonly ScoreAsk[] | undefined {
  const words = text.split('.');
  const known = SCORE_ASKS.filter((ask) => words.includes(ask));
  return known.length > 0 && known.length === words.length ? known : undefined;
}

/** One question more or less; the last one stays. */
export function toggledAsk(asks: readonly ScoreAsk[], ask: ScoreAsk): readonly ScoreAsk[] {
  if (!asks.includes(ask)) return inOrder([...asks, ask]);
  return asks.length === 1 ? asks : asks.filter((other) => other !== ask);
}

/** Whether a table has an answer to a question: one that only writes points down pays nobody (`pointsOnly`). */
export const canAsk = (ask: ScoreAsk, { options }: RuleSet): boolean =>
  ask !== 'payments' || options.payment !== 'pointsOnly';

/** What of the questions a table can be asked; where that is none, the points. */
export function asksAt(asks: readonly ScoreAsk[], rules: RuleSet): readonly ScoreAsk[] {
  const possible = asks.filter((ask) => canAsk(ask, rules));
  return possible.length > 0 ? possible : ['points'];
}

const inOrder = (asks: readonly ScoreAsk[]): readonly ScoreAsk[] => SCORE_ASKS.filter((ask) => asks.includes(ask));
