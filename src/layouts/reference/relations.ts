import { PATTERN_EXAMPLES } from '../../fan/patterns/examples.ts';
import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { PresetId } from '../../fan/rule-sets/rule-set.ts';
import { rowOf, setsWith } from './worth.ts';

/** Patterns that occur wherever this one does. */
export const containedBy = (id: PatternId): readonly PatternId[] => {
  const contained: readonly string[] = PATTERN_EXAMPLES[id].contains ?? [];
  return PATTERN_IDS.filter((other) => contained.includes(other));
};

/** Patterns wherever which this one occurs. */
export const containing = (id: PatternId): readonly PatternId[] =>
  PATTERN_IDS.filter((other) => PATTERN_EXAMPLES[other].contains?.includes(id) === true);

/** How a row stands to the others in a rule set. */
export interface RowRelations {
  readonly kind: 'free' | 'adds' | 'limit-alone' | 'limit-extras' | 'whole';
  /** The rows that it takes away. */
  readonly replaces: readonly PatternId[];
  /** The rows that take it away. */
  readonly replacedBy: readonly PatternId[];
}

/** How a pattern's row stands to the others; `undefined` where the rule set has no such row. */
function relationsAt(id: PatternId, rules: PresetId): RowRelations | undefined {
  const row = rowOf(rules, id);
  if (row === undefined) return undefined;
  const { rows, options } = presetRules(rules);
  const replacedBy = PATTERN_IDS.filter((other) => rows[other]?.replaces.includes(id) === true);
  const { stack, replaces } = row;
  const extras = options.limitHandsTakeExtras ? 'limit-extras' : 'limit-alone';
  const added = replaces.length + replacedBy.length > 0 ? 'adds' : 'free';
  const kind = stack === 'whole' ? 'whole' : stack === 'highest' ? extras : added;
  return { kind, replaces, replacedBy };
}

/** Rule sets that say the same, with what they say. */
export interface SharedRelations extends RowRelations {
  readonly sets: readonly PresetId[];
}

/** How a pattern's row stands to the others, those rule sets together in which it is the same. */
export function relationsOf(id: PatternId): readonly SharedRelations[] {
  const shared = new Map<string, SharedRelations>();
  for (const rules of setsWith(id)) {
    const relations = relationsAt(id, rules);
    if (relations === undefined) continue;
    const key = JSON.stringify(relations);
    shared.set(key, { ...relations, sets: [...(shared.get(key)?.sets ?? []), rules] });
  }
  return [...shared.values()];
}
