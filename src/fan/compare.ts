import type { Hand } from '../engine/hand.ts';
import type { Circumstances } from './circumstances.ts';
import { PATTERN_IDS, type PatternId } from './patterns/index.ts';
import type { ScoringRules } from './rule-sets/rule-set.ts';
import { scoreHand, type Score } from './score.ts';

/** What one row did under one rule set: its fan, or the row because of which it did not count. */
export type RowOutcome =
  | { readonly kind: 'counted'; readonly fan: number; readonly times: number }
  | { readonly kind: 'decided' }
  | { readonly kind: 'suppressed'; readonly by: PatternId }
  | { readonly kind: 'absent' };

/** One row of the comparison: an outcome for each rule set, in their order. */
export interface ComparedRow {
  readonly id: PatternId;
  readonly outcomes: readonly RowOutcome[];
}

/** One hand under several rule sets: its scores (absent where it is no win) and every row that is not absent everywhere. */
export interface HandComparison {
  readonly scores: readonly (Score | undefined)[];
  readonly rows: readonly ComparedRow[];
}

/** The difference between rule sets for one hand, row by row. A hand that circumstances forbid has no scores. */
export function compareRuleSets(
  hand: Hand,
  circumstances: Circumstances,
  ruleSets: readonly ScoringRules[],
): HandComparison {
  const scores = ruleSets.map((rules) => {
    const score = scoreHand(hand, circumstances, rules);
    return score.ok ? score.value : undefined;
  });
  const rows = PATTERN_IDS.map((id) => ({ id, outcomes: scores.map((score) => outcomeOf(id, score)) }));
  return { scores, rows: rows.filter(({ outcomes }) => outcomes.some(({ kind }) => kind !== 'absent')) };
}

function outcomeOf(id: PatternId, score: Score | undefined): RowOutcome {
  const item = score?.items.find((row) => row.id === id);
  if (item !== undefined) return { kind: 'counted', fan: item.fan, times: item.times };
  if (score?.special.includes(id) === true) return { kind: 'decided' };
  const suppressed = score?.suppressed.find((row) => row.id === id);
  return suppressed === undefined ? { kind: 'absent' } : { kind: 'suppressed', by: suppressed.by };
}
