import { compareRuleSets, type RowOutcome } from '../../fan/compare.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { Score } from '../../fan/score.ts';
import type { ScorePuzzle } from './puzzle.ts';

/** A row that is worth something else at another table: its fan here and there; 0 where it does not count. */
export interface RowChange {
  readonly id: PatternId;
  readonly here: number | null;
  readonly there: number | null;
}

/** The same win at another table. */
export interface OtherTable {
  readonly rules: RuleSet;
  readonly score: Score;
  readonly changes: readonly RowChange[];
}

/** The win under other rule sets, with the rows that make the difference; tables where it is no win are left out. */
export function otherTables(
  { hand, circumstances, rules }: ScorePuzzle,
  ruleSets: readonly RuleSet[],
): readonly OtherTable[] {
  const { scores, rows } = compareRuleSets(hand, circumstances, [rules, ...ruleSets]);
  return ruleSets.flatMap((other, index) => {
    const score = scores[index + 1];
    if (score === undefined) return [];
    const changes = rows
      .map(({ id, outcomes }) => ({ id, here: fanOf(outcomes[0]), there: fanOf(outcomes[index + 1]) }))
      .filter(({ here, there }) => here !== there);
    return [{ rules: other, score, changes }];
  });
}

function fanOf(outcome: RowOutcome | undefined): number | null {
  if (outcome?.kind === 'counted') return outcome.fan;
  return outcome?.kind === 'decided' ? null : 0;
}
