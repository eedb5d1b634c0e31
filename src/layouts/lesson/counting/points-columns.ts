import { presetRules } from '../../../fan/rule-sets/index.ts';
import { pointsOf } from '../../../fan/rule-sets/points.ts';
import { CURVES, PRESET_IDS, type Curve, type PresetId, type RuleSet } from '../../../fan/rule-sets/rule-set.ts';

/** What a column of a points table says of a number of fan. */
export interface PointsCell {
  /** Points at stake 1; absent where no win of so few fan is paid. */
  readonly points?: number;
  /** Whether the value stays as it was because the table ends below. */
  readonly ended: boolean;
}

export interface PointsColumn {
  readonly id: PresetId | Curve;
  readonly cells: readonly PointsCell[];
}

const isCurve = (id: string): id is Curve => (CURVES as readonly string[]).includes(id);
const isPreset = (id: string): id is PresetId => (PRESET_IDS as readonly string[]).includes(id);

/** The most fan a single row of the rule set gives; curves are shown so far. */
const dearestRow = ({ rows }: RuleSet): number =>
  Math.max(...Object.values(rows).map(({ fan }) => (fan === 'limit' ? 0 : fan)));

const endOf = ({ options, table }: RuleSet): number => options.capFan ?? (table ?? []).length - 1;

function cellAt(rules: RuleSet, fan: number): PointsCell {
  const { minFan } = rules.options;
  const end = endOf(rules);
  if (fan < minFan) return { ended: false };
  return { points: pointsOf(rules, Math.min(fan, end)), ended: fan > end };
}

/** The columns of a points table, named by rule sets or by curves, down to the row where the last of them ends. */
export function pointsColumns(names: string): readonly PointsColumn[] {
  const hk33 = presetRules('hk33');
  const sets = names.split(' ').map((id): readonly [PresetId | Curve, RuleSet] => {
    if (isPreset(id)) return [id, presetRules(id)];
    if (!isCurve(id)) throw new Error(`neither rule set nor curve: ${id}`);
    return [id, { ...hk33, options: { ...hk33.options, curve: id, minFan: 0, capFan: null } }];
  });
  const ends = sets.map(([id, rules]) => (isCurve(id) ? dearestRow(hk33) : endOf(rules)));
  const fans = Array.from({ length: Math.max(...ends) + 1 }, (_, fan) => fan);
  return sets.map(([id, rules]) => ({
    id,
    cells: fans.map((fan) => (isCurve(id) ? { points: pointsOf(rules, fan), ended: false } : cellAt(rules, fan))),
  }));
}
