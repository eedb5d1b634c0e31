import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { OptionName, OptionValue } from '../../fan/rule-sets/options.ts';
import { PRESET_IDS, type Worth } from '../../fan/rule-sets/rule-set.ts';
import { rowOf, setsWith } from './worth.ts';

/** One line of the comparison: what each rule set says, in their order, and whether all say the same. */
export interface ComparedRow<Id, Value> {
  readonly id: Id;
  readonly values: readonly Value[];
  readonly isSame: boolean;
}

function toRow<Id, Value>(id: Id, values: readonly Value[]): ComparedRow<Id, Value> {
  return { id, values, isSame: new Set(values).size === 1 };
}

/** Every pattern that some rule set knows. */
export const comparedPatterns = (): readonly ComparedRow<PatternId, Worth | undefined>[] =>
  PATTERN_IDS.filter((id) => setsWith(id).length > 0).map((id) =>
    toRow(
      id,
      PRESET_IDS.map((rules) => rowOf(rules, id)?.fan),
    ),
  );

/** Some questions with the answers of all rule sets. */
export const comparedOptions = (names: readonly OptionName[]): readonly ComparedRow<OptionName, OptionValue>[] =>
  names.map((name) =>
    toRow(
      name,
      PRESET_IDS.map((rules) => presetRules(rules).options[name]),
    ),
  );
