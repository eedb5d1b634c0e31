import { failure, ok, type Result } from '../../engine/result.ts';
import { PATTERN_IDS, type PatternId } from '../patterns/index.ts';
import { CUSTOM_FIELDS, type CustomRow, type CustomRules, type RulesError } from './custom-rules.ts';
import { presetRules } from './index.ts';
import { rowsUnder, withRows } from './option-rows.ts';
import { OPTION_NAMES, OPTIONS, type OptionName, type Options, type OptionValue } from './options.ts';
import { readTable } from './printed-table.ts';
import { findCycle } from './replacements.ts';
import { CURVES, PRESET_IDS, STACKS, type PresetId, type Row, type Rows, type RuleSet } from './rule-set.ts';

/** Thrown inside this file only, so that a deep check can stop at once; readers get a value. */
class Refusal extends Error {
  readonly code: RulesError['code'];
  readonly token: string;

  constructor(code: RulesError['code'], token: string) {
    super(code);
    this.code = code;
    this.token = token;
  }
}

const refuse = (code: RulesError['code'], token: string): never => {
  throw new Refusal(code, token);
};

/**
 * A rule set from a preset's id or a custom set, with single options beside it that win over the set's own. Whatever is
 * not known is refused by name. Without rules it is `hk33`.
 */
export function readRules(rules: unknown, options?: unknown): Result<RuleSet, RulesError> {
  const isPlain = options === undefined && (rules === undefined || typeof rules === 'string');
  try {
    const known = typeof rules === 'object' ? undefined : presetRules(readPresetId(rules));
    return ok(known !== undefined && isPlain ? known : resolve(readCustom(known?.base ?? rules), readOptions(options)));
  } catch (error) {
    if (error instanceof Refusal) return failure({ code: error.code, token: error.token });
    throw error;
  }
}

function readPresetId(value: unknown): PresetId {
  if (value === undefined) return 'hk33';
  return PRESET_IDS.find((id) => id === value) ?? refuse('unknown-rules', show(value));
}

function readCustom(value: unknown): CustomRules {
  if (typeof value === 'string') return { base: readPresetId(value) };
  const set = readRecord(value, 'rules');
  for (const field of Object.keys(set)) {
    if (!CUSTOM_FIELDS.some((known) => known === field)) refuse('unknown-field', field);
  }
  return set;
}

function resolve(custom: CustomRules, beside: OptionAnswers): RuleSet {
  const base = presetRules(readPresetId(custom.base));
  const options = readAnswers(custom, base, beside);
  const { limitFan, limitPoints } = readLimit(custom, base);
  const rows = withRows(...readRows(custom.rows, rowsUnder(base.rows, base.options, options)));
  const points = custom.points;
  const table = typeof points === 'object' ? (readTable(points.table) ?? refuse('bad-table', 'points')) : base.table;
  const name = custom.name;
  if (name !== undefined && typeof name !== 'string') refuse('wrong-value', `name: ${show(name)}`);
  const kept = options.curve === 'table' ? table : base.table;
  const rules = {
    base: base.base,
    rows,
    options,
    table: kept,
    limitFan,
    limitPoints,
    ...(name !== undefined && { name }),
  };
  return check(rules);
}

type OptionAnswers = Partial<Record<OptionName, OptionValue>>;

/** All answers: the base's, the set's own options, its fields, and what stands beside it, the later ones winning. */
function readAnswers(custom: CustomRules, base: RuleSet, beside: OptionAnswers): Options {
  const { points, minFan, capFan, zeroFanResult } = custom;
  if (minFan !== undefined) readWhole(minFan, 'minFan', 0);
  if (capFan !== undefined && capFan !== null) readWhole(capFan, 'capFan', 1);
  if (zeroFanResult !== undefined) readAnswer('zeroFanResult', zeroFanResult, base);
  if (points !== undefined && typeof points !== 'object' && !CURVES.includes(points)) {
    refuse('wrong-value', `points: ${show(points)}`);
  }
  const fields = {
    ...(minFan !== undefined && { minFan }),
    ...(capFan !== undefined && { capFan }),
    ...(zeroFanResult !== undefined && { zeroFanResult }),
    ...(points !== undefined && { curve: typeof points === 'object' ? 'table' : points }),
  };
  const own = readOptions(custom.options);
  for (const answers of [own, beside]) {
    for (const name of OPTION_NAMES) if (answers[name] !== undefined) readAnswer(name, answers[name], base);
  }
  return { ...base.options, ...own, ...fields, ...beside } as Options;
}

function readOptions(value: unknown): OptionAnswers {
  if (value === undefined) return {};
  const answers = readRecord(value, 'options');
  for (const name of Object.keys(answers)) {
    if (!Object.hasOwn(OPTIONS, name)) refuse('unknown-option', name);
  }
  return answers;
}

function readAnswer(name: OptionName, value: OptionValue, base: RuleSet): void {
  const values: readonly OptionValue[] = OPTIONS[name];
  if (!values.includes(value) && value !== base.options[name]) refuse('wrong-option-value', name);
}

function readLimit(custom: CustomRules, base: RuleSet): Pick<RuleSet, 'limitFan' | 'limitPoints'> {
  const { limitFan, limitPoints } = custom;
  if (limitFan !== undefined && limitFan !== null) readWhole(limitFan, 'limitFan', 1);
  if (limitPoints !== undefined && limitPoints !== null) readWhole(limitPoints, 'limitPoints', 0, MOST_POINTS);
  const counted = typeof limitFan === 'number' && limitPoints === undefined;
  return {
    limitFan: limitFan === undefined ? base.limitFan : (limitFan ?? undefined),
    limitPoints: counted ? undefined : limitPoints === undefined ? base.limitPoints : (limitPoints ?? undefined),
  };
}

function readRows(value: unknown, rows: Rows): [Rows, Partial<Record<PatternId, Row | undefined>>] {
  if (value === undefined) return [rows, {}];
  const changes = Object.entries(readRecord(value, 'rows')).map(([name, row]) => {
    const id = readPatternId(name);
    return [id, readRow(id, row, rows[id])] as const;
  });
  return [rows, Object.fromEntries(changes)];
}

const readPatternId = (name: unknown): PatternId =>
  PATTERN_IDS.find((id) => id === name) ?? refuse('unknown-row', show(name));

function readRow(id: PatternId, value: CustomRow, base: Row | undefined): Row | undefined {
  const given = typeof value === 'object' ? readRecord(value, id) : { fan: value };
  for (const field of Object.keys(given)) {
    if (!['fan', 'stack', 'replaces'].includes(field)) refuse('unknown-field', `${id}: ${field}`);
  }
  const { fan = base?.fan, stack, replaces = base?.replaces ?? [] } = given as Exclude<CustomRow, number | string>;
  if (fan === 'off') return undefined;
  if (fan !== 'limit') readWhole(fan, id, 0);
  if (stack !== undefined && !STACKS.includes(stack)) refuse('wrong-value', `${id}: ${show(stack)}`);
  if (!Array.isArray(replaces)) refuse('wrong-value', `${id}: ${show(replaces)}`);
  const isInstant = id === 'seven-flowers' || id === 'eight-flowers';
  const usual = isInstant ? 'whole' : fan === 'limit' ? 'highest' : (base?.stack ?? 'add');
  return { fan: fan ?? 0, stack: stack ?? usual, replaces: replaces.map(readPatternId) };
}

function check(rules: RuleSet): RuleSet {
  const { rows, options, limitFan, limitPoints, table } = rules;
  const limited = Object.entries(rows).find(([, row]) => row.fan === 'limit');
  if (limited && limitFan === undefined && limitPoints === undefined && options.capFan === null) {
    refuse('limit-without-value', limited[0]);
  }
  if (options.capFan !== null && options.minFan > options.capFan) refuse('minimum-above-cap', `${options.minFan}`);
  if (options.curve === 'table' && table === undefined) refuse('table-missing', 'curve');
  const cycle = findCycle(rows);
  if (cycle !== undefined) refuse('rows-replace-each-other', cycle);
  return rules;
}

function readRecord(value: unknown, name: string): Record<string, never> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('wrong-field', name);
  return value as Record<string, never>;
}

/** More than any house counts or pays; what is beyond is a damaged link, not a rule. */
const MOST_FAN = 100;
const MOST_POINTS = 1_000_000;

function readWhole(value: unknown, name: string, least: number, most = MOST_FAN): void {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
  if (!isWhole) refuse('wrong-value', `${name}: ${show(value)}`);
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
