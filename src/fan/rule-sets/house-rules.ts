import type { Result } from '../../engine/result.ts';
import { PATTERN_IDS, type PatternId } from '../patterns/index.ts';
import type { RulesError } from './custom-rules.ts';
import { presetRules } from './index.ts';
import { isSameRow, rowsUnder, withRows } from './option-rows.ts';
import { OPTIONS, type OptionName, type Options, type OptionValue } from './options.ts';
import { pointsOf } from './points.ts';
import { readRules } from './read-rules.ts';
import type { PointsTable, Row, Rows, RuleSet, Worth } from './rule-set.ts';
import { toCustomRules } from './to-custom-rules.ts';

type Changed = Result<RuleSet, RulesError>;

/** A changed rule set if it holds together: what is kept and sent is the JSON form, so that is what must be readable. */
const checked = (rules: RuleSet): Changed => readRules(toCustomRules(rules));

/**
 * The rule set with another answer. Rows that the question decides follow the answer, even where the house had changed them
 * by hand; a printed table that is asked for and not there starts with the points that held before.
 */
export function withAnswer(rules: RuleSet, name: OptionName, value: OptionValue): Changed {
  const options = { ...rules.options, [name]: value } as Options;
  const decided = decidedRows(rules, name);
  const usual = usualRows({ ...rules, options });
  const rows = withRows(rules.rows, Object.fromEntries(decided.map((id) => [id, usual[id]])));
  const table = name === 'curve' && value === 'table' ? (rules.table ?? tableOf(rules)) : rules.table;
  return checked({ ...rules, options, rows, table });
}

/** The answers that can be given to a question: those of the list, and the house's own where it is another number. */
export function answersOf(rules: RuleSet, name: OptionName): readonly OptionValue[] {
  const values: readonly OptionValue[] = OPTIONS[name];
  const own = rules.options[name];
  return values.includes(own) ? values : [...values, own];
}

/** Whether a row that the question decides was changed by hand, so that no answer describes it. */
export function isChangedByHand(rules: RuleSet, name: OptionName): boolean {
  const usual = usualRows(rules);
  return decidedRows(rules, name).some((id) => !isSameRow(usual[id], rules.rows[id]));
}

/** The rows as the rule set's base and answers have them, without what the house changed by hand. */
export function usualRows({ base, options }: RuleSet): Rows {
  const { rows, options: written } = presetRules(base);
  return rowsUnder(rows, written, options);
}

/** The rows that some answer to a question changes. */
function decidedRows(rules: RuleSet, name: OptionName): readonly PatternId[] {
  const all = answersOf(rules, name).map((value) =>
    usualRows({ ...rules, options: { ...rules.options, [name]: value } }),
  );
  return PATTERN_IDS.filter((id) => all.some((rows) => !isSameRow(rows[id], all[0]?.[id])));
}

/** The rule set with a pattern worth something else; `off` takes its row away. */
export function withWorth(rules: RuleSet, id: PatternId, fan: Worth | 'off'): Changed {
  if (fan === 'off') return checked({ ...rules, rows: withRows(rules.rows, { [id]: undefined }) });
  const before = rules.rows[id] ?? usualRows(rules)[id];
  return checked({
    ...rules,
    rows: withRows(rules.rows, { [id]: { fan, stack: stackOf(id, fan, before), replaces: before?.replaces ?? [] } }),
  });
}

/** A limit hand stands alone, a number adds unless it never did; flowers that win at once are wins in themselves. */
function stackOf(id: PatternId, fan: Worth, before: Row | undefined): Row['stack'] {
  if (id === 'seven-flowers' || id === 'eight-flowers') return 'whole';
  if (fan === 'limit') return 'highest';
  return before === undefined || before.fan === 'limit' ? 'add' : before.stack;
}

/** The rule set with other rows taken away by a row that counts. */
export function withReplaced(rules: RuleSet, id: PatternId, replaces: readonly PatternId[]): Changed {
  const row = rules.rows[id];
  return checked(row === undefined ? rules : { ...rules, rows: withRows(rules.rows, { [id]: { ...row, replaces } }) });
}

/** What a limit hand is worth: as much as the cap, a number of fan, or points without counting fan. */
export type LimitWorth = 'cap' | { readonly fan: number } | { readonly points: number };

/** What a limit hand is worth in a rule set. */
export function limitWorthOf({ limitFan, limitPoints }: RuleSet): LimitWorth {
  if (limitPoints !== undefined) return { points: limitPoints };
  return limitFan === undefined ? 'cap' : { fan: limitFan };
}

/** The rule set with another worth of limit hands. */
export function withLimit(rules: RuleSet, worth: LimitWorth): Changed {
  const limitFan = worth !== 'cap' && 'fan' in worth ? worth.fan : undefined;
  const limitPoints = worth !== 'cap' && 'points' in worth ? worth.points : undefined;
  return checked({ ...rules, limitFan, limitPoints });
}

/** The rule set with other points for a number of fan, where it counts by a table. */
export function withPoints(rules: RuleSet, fan: number, points: number): Changed {
  const { table } = rules;
  return checked(table === undefined ? rules : { ...rules, table: table.with(fan, points) });
}

/** The rule set under a name of the house; an empty one takes the name away. */
export function withName(rules: RuleSet, name: string): RuleSet {
  if (name !== '') return { ...rules, name };
  return Object.fromEntries(Object.entries(rules).filter(([field]) => field !== 'name')) as unknown as RuleSet;
}

const LAST_LEVEL = 10;

/** The points of a curve as a table, up to the cap. */
function tableOf(rules: RuleSet): PointsTable {
  const last = Math.min(rules.options.capFan ?? LAST_LEVEL, LAST_LEVEL);
  return Array.from({ length: last + 1 }, (_, fan) => pointsOf(rules, fan));
}
