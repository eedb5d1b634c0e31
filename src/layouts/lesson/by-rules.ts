import { PRESET_IDS, type PresetId } from '../../fan/rule-sets/rule-set.ts';

/** What one or several rule sets have in common; `at` are their ids, as `data-at` holds them. */
export interface AtRules<T> {
  readonly at: string;
  readonly value: T;
}

/** The values under all rule sets of the switch, those that are alike together. */
export function byRules<T>(of: (rules: PresetId) => T): readonly AtRules<T>[] {
  const groups = new Map<string, { readonly ids: string[]; readonly value: T }>();
  for (const rules of PRESET_IDS) {
    const value = of(rules);
    const key = JSON.stringify(value);
    const group = groups.get(key) ?? { ids: [], value };
    group.ids.push(rules);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ ids, value }) => ({ at: ids.join(' '), value }));
}
