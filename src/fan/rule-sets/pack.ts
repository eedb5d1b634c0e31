import { failure, type Result } from '../../engine/result.ts';
import type { CustomRow, CustomRules, RulesError } from './custom-rules.ts';
import { OPTION_NAMES, OPTIONS, type OptionValue } from './options.ts';
import { readTable, printTable } from './printed-table.ts';
import { readRules } from './read-rules.ts';
import type { RuleSet } from './rule-set.ts';
import { toCustomRules } from './to-custom-rules.ts';

/**
 * A rule set as a short link parameter: its base, then each difference as a word between `*`, the name last. Rows are
 * named by their pattern (`full-flush.8`, `small-three-dragons.5.add.dragon-pung-red`), options by name and the place of
 * the answer among its values (`payment.1`), so that nothing but the name needs escaping.
 */
export function packRules(rules: RuleSet): string {
  const { base, name, points, rows = {}, options = {}, ...fields } = toCustomRules(rules);
  const words = [
    base,
    ...Object.entries(fields).map(([field, value]) => `${field}.${value ?? ''}`),
    ...(points === undefined ? [] : [`points.${packPoints(points)}`]),
    ...Object.entries(rows).map(([id, row]) => `${id}.${packRow(row)}`),
    ...Object.entries(options).map(([option, value]) => `${option}.${packAnswer(option, value)}`),
    ...(name === undefined ? [] : [`${NAME}${name}`]),
  ];
  return words.join(BETWEEN);
}

/** A packed rule set read again, with every check that JSON gets; an old or broken one is refused by name. */
export function unpackRules(text: string): Result<RuleSet, RulesError> {
  const at = text.indexOf(BETWEEN + NAME);
  const name = at < 0 ? {} : { name: text.slice(at + BETWEEN.length + NAME.length) };
  const [base = '', ...words] = (at < 0 ? text : text.slice(0, at)).split(BETWEEN);
  const set: Record<string, unknown> = { base, ...name };
  const rows: (readonly [id: string, row: CustomRow])[] = [];
  const options: Record<string, OptionValue> = {};
  for (const word of words) {
    const [key = '', ...rest] = word.split('.');
    const value = rest.join('.');
    const option = OPTION_NAMES.find((known) => known === key);
    if (key === 'points') set['points'] = unpackPoints(rest);
    else if (FIELDS.includes(key)) set[key] = value === '' ? null : Number(value);
    else if (option !== undefined) {
      const answer = (OPTIONS[option] as readonly OptionValue[])[Number(value)];
      if (value !== NOT_ASKED && answer === undefined) return failure({ code: 'wrong-option-value', token: key });
      options[option] = value === NOT_ASKED ? null : (answer ?? null);
    } else rows.push([key, unpackRow(rest)]);
  }
  const isPlain = words.length === 0 && at < 0;
  return readRules(isPlain ? base : { ...set, rows: Object.fromEntries(rows), options });
}

const BETWEEN = '*';
const NAME = 'name.';
const NOT_ASKED = '-';
const FIELDS: readonly string[] = ['minFan', 'capFan', 'limitFan', 'limitPoints'] satisfies (keyof CustomRules)[];

const packPoints = (points: NonNullable<CustomRules['points']>): string =>
  typeof points === 'string' ? points : (readTable(points.table) ?? []).map(String).join('_');

function unpackPoints(words: readonly string[]): unknown {
  const text = words.join('.');
  return /^[\d._e+]+$/.test(text) ? { table: printTable(text.split('_').map(Number)) } : text;
}

function packRow(row: CustomRow): string {
  if (typeof row !== 'object') return String(row);
  return [row.fan, row.stack, ...(row.replaces ?? [])].join('.');
}

function unpackRow([fan = '', stack, ...replaces]: readonly string[]): CustomRow {
  const worth = fan === 'off' || fan === 'limit' ? fan : Number(fan);
  return stack === undefined ? worth : ({ fan: worth, stack, replaces } as CustomRow);
}

function packAnswer(option: string, value: OptionValue | undefined): string {
  const known = OPTION_NAMES.find((name) => name === option);
  const place = known === undefined ? -1 : (OPTIONS[known] as readonly unknown[]).indexOf(value);
  return place < 0 ? NOT_ASKED : String(place);
}
