import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import { presetRules, PROVENANCE } from '../../fan/rule-sets/index.ts';
import { PRESET_IDS, type PresetId, type Row, type RuleSet, type Worth } from '../../fan/rule-sets/rule-set.ts';

/** What one rule set gives for a pattern, and how sure that is. */
export interface PatternWorth {
  readonly rules: PresetId;
  /** Absent where the rule set has no such row. */
  readonly fan: Worth | undefined;
  /** The least and the most that other sources give. */
  readonly disputed: readonly [Worth, Worth] | undefined;
  readonly isInferred: boolean;
}

/** A pattern's row in a rule set, if it counts there: a flower row without flowers in play does not. */
export const rowOf = (rules: PresetId, id: PatternId): Row | undefined => presetRules(rules).rows[id];

/** What a rule set gives for a pattern. */
export const worthIn = (rules: PresetId, id: PatternId): PatternWorth => ({
  rules,
  fan: rowOf(rules, id)?.fan,
  disputed: PROVENANCE[rules].attested[id],
  isInferred: PROVENANCE[rules].inferred.includes(id),
});

/** What each rule set gives for a pattern, in their order. */
export const worthsOf = (id: PatternId): readonly PatternWorth[] => PRESET_IDS.map((rules) => worthIn(rules, id));

/** The rule sets that have a row for a pattern. */
export const setsWith = (id: PatternId): readonly PresetId[] =>
  PRESET_IDS.filter((rules) => rowOf(rules, id) !== undefined);

/** A row of a rule set with its pattern. */
export interface RulesRow extends Row {
  readonly id: PatternId;
}

const weight = ({ fan }: Row): number => (fan === 'limit' ? Infinity : fan);

/** The rows of a rule set that stack alike, the cheapest first, among equals in the order of the patterns. */
export const rowsStacked = ({ rows }: RuleSet, stack: Row['stack']): readonly RulesRow[] =>
  PATTERN_IDS.flatMap((id) => {
    const row = rows[id];
    return row?.stack === stack ? [{ id, ...row }] : [];
  }).sort((one, other) => weight(one) - weight(other));
