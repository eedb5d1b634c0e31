import type { PatternId } from '../../../fan/patterns/index.ts';
import { presetRules, PROVENANCE } from '../../../fan/rule-sets/index.ts';
import type { PresetId, Worth } from '../../../fan/rule-sets/rule-set.ts';

/** What a rule set gives for a pattern; `undefined` where it has no such row. */
export const worthAt = (id: PatternId, rules: PresetId): Worth | undefined => presetRules(rules).rows[id]?.fan;

/** The least and the most that sources of this rule set give for a pattern. A pattern they agree on stops the build. */
export function attestedWorth(id: PatternId, rules: PresetId): readonly [Worth, Worth] {
  const range = PROVENANCE[rules].attested[id];
  if (range === undefined) throw new Error(`sources of ${rules} agree on ${id}`);
  return range;
}
