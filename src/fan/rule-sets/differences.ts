import { PATTERN_IDS, type PatternId } from '../patterns/index.ts';
import { isSameRule } from './option-rows.ts';
import { OPTION_NAMES, type OptionName, type OptionValue } from './options.ts';
import type { Row, RuleSet, Worth } from './rule-set.ts';

/** One question that two rule sets answer otherwise. */
export type RulesDifference =
  | { readonly kind: 'option'; readonly name: OptionName; readonly from: OptionValue; readonly to: OptionValue }
  /** What a pattern is worth; `off` where it does not count. */
  | {
      readonly kind: 'row';
      readonly id: PatternId;
      readonly from: Worth | 'off';
      readonly to: Worth | 'off';
    }
  /** Worth the same, but it replaces other rows or adds up otherwise. */
  | { readonly kind: 'row-rule'; readonly id: PatternId }
  /** Another printed table of points. */
  | { readonly kind: 'points' }
  /** What a limit hand is worth. */
  | { readonly kind: 'limit'; readonly from: number | undefined; readonly to: number | undefined };

/** Everything that two rule sets say differently, options first, then rows in the order of the patterns; names do not count. */
export function rulesDifferences(from: RuleSet, to: RuleSet): readonly RulesDifference[] {
  const options = OPTION_NAMES.filter((name) => from.options[name] !== to.options[name]).map(
    (name): RulesDifference => ({ kind: 'option', name, from: from.options[name], to: to.options[name] }),
  );
  const rows = PATTERN_IDS.flatMap((id) => rowDifference(id, from.rows[id], to.rows[id]));
  const isTable = from.options.curve === 'table' && to.options.curve === 'table';
  return [
    ...options,
    ...(isTable && String(from.table) !== String(to.table) ? [{ kind: 'points' as const }] : []),
    ...(from.limitFan !== to.limitFan ? [{ kind: 'limit' as const, from: from.limitFan, to: to.limitFan }] : []),
    ...rows,
  ];
}

function rowDifference(id: PatternId, from: Row | undefined, to: Row | undefined): readonly RulesDifference[] {
  if (from?.fan !== to?.fan) return [{ kind: 'row', id, from: from?.fan ?? 'off', to: to?.fan ?? 'off' }];
  return isSameRule(from, to) ? [] : [{ kind: 'row-rule', id }];
}
