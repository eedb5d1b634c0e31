import { compareRuleSets, type ComparedRow, type RowOutcome } from '../../fan/compare.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { PRESET_IDS } from '../../fan/rule-sets/rule-set.ts';
import type { Score } from '../../fan/score.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';

/** One rule set's column: its text and the score, absent where the hand is no win there. */
export interface ComparedTable {
  readonly text: RulesText;
  readonly score: Score | undefined;
}

/** The same hand under the reader's rules, which come first, and all rule sets of the project, with the rows that differ. */
export function compareTables(
  { hand, circumstances, rules }: ScorePuzzle,
  own: RulesText,
): { readonly tables: readonly ComparedTable[]; readonly rows: readonly ComparedRow[] } {
  const others = PRESET_IDS.filter((id) => id !== own);
  const { scores, rows } = compareRuleSets(hand, circumstances, [rules, ...others.map(presetRules)]);
  const tables = [own, ...others].map((text, at) => ({ text, score: scores[at] }));
  return { tables, rows: rows.filter(({ outcomes }) => differs(outcomes, tables)) };
}

/** Whether a row counts otherwise somewhere; where the hand is no win at all, the row says nothing. */
function differs(outcomes: readonly RowOutcome[], tables: readonly ComparedTable[]): boolean {
  const said = outcomes.filter((_, at) => tables[at]?.score !== undefined).map((outcome) => JSON.stringify(outcome));
  return new Set(said).size > 1;
}
