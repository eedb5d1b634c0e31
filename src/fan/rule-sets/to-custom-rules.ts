import type { PatternId } from '../patterns/index.ts';
import type { CustomRow, CustomRules } from './custom-rules.ts';
import { presetRules } from './index.ts';
import { isSameRow, rowsUnder } from './option-rows.ts';
import { OPTION_NAMES, type OptionValue } from './options.ts';
import { printTable } from './printed-table.ts';
import type { RuleSet } from './rule-set.ts';

/** The shortest JSON form of a rule set: its base and what is otherwise. Read again it gives the same rule set. */
export function toCustomRules(rules: RuleSet): CustomRules {
  const base = presetRules(rules.base);
  const { minFan, capFan } = rules.options;
  const rows = rowChanges(rules, base);
  const options = optionChanges(rules, base);
  return {
    base: rules.base,
    ...(rules.name !== undefined && { name: rules.name }),
    ...(minFan !== base.options.minFan && { minFan }),
    ...(capFan !== base.options.capFan && { capFan }),
    ...(rules.limitFan !== base.limitFan && { limitFan: rules.limitFan ?? null }),
    ...((rules.limitPoints !== base.limitPoints || rules.limitFan !== base.limitFan) && {
      limitPoints: rules.limitPoints ?? null,
    }),
    ...pointsChange(rules, base),
    ...(Object.keys(rows).length > 0 && { rows }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

function pointsChange(rules: RuleSet, base: RuleSet): Pick<CustomRules, 'points'> {
  const { curve } = rules.options;
  if (curve !== 'table') return curve === base.options.curve ? {} : { points: curve };
  const isSame = String(rules.table) === String(base.table) && curve === base.options.curve;
  return isSame || rules.table === undefined ? {} : { points: { table: printTable(rules.table) } };
}

function optionChanges(rules: RuleSet, base: RuleSet): Partial<Record<string, OptionValue>> {
  const changed = OPTION_NAMES.filter((name) => {
    if (name === 'minFan' || name === 'capFan' || name === 'curve') return false;
    return rules.options[name] !== base.options[name];
  });
  return Object.fromEntries(changed.map((name) => [name, rules.options[name]]));
}

function rowChanges(rules: RuleSet, base: RuleSet): Partial<Record<PatternId, CustomRow>> {
  const usual = rowsUnder(base.rows, base.options, rules.options);
  const ids = new Set([...Object.keys(usual), ...Object.keys(rules.rows)] as PatternId[]);
  const changed = [...ids].filter((id) => !isSameRow(usual[id], rules.rows[id]));
  return Object.fromEntries(changed.map((id) => [id, rules.rows[id] ?? 'off']));
}
