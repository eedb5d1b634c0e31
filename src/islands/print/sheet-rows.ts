import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import type { Row, RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { paymentRows, type PaymentRow } from './payment-rows.ts';

/** What a group of rows is worth: fan, or points that are paid without counting fan. */
export type GroupWorth = { readonly fan: number; readonly isLimit: boolean } | { readonly points: number };

/** The rows of a sheet that are worth the same and count alike. */
export interface RowGroup {
  readonly stack: Row['stack'];
  readonly worth: GroupWorth;
  readonly rows: readonly PatternId[];
}

const STACK_ORDER: readonly Row['stack'][] = ['add', 'highest', 'whole'];

/** The rows that count, by what they are worth: those that add first, the cheapest first. Flower rows only with flowers. */
export function rowGroups(rules: RuleSet, flowers: ReadonlySet<PatternId>): readonly RowGroup[] {
  const { capFan } = rules.options;
  const counted = playedRows(rules, flowers).map(({ id, row }) => ({ id, row, worth: worthOf(row, rules) }));
  const groups = Map.groupBy(counted, ({ row, worth }) => `${row.stack} ${JSON.stringify(worth)}`);
  const weight = ({ worth }: RowGroup): number => ('points' in worth ? Infinity : worth.fan);
  return [...groups.values()]
    .flatMap((rows): RowGroup[] => {
      const [first] = rows;
      if (first === undefined) return [];
      const { worth, row } = first;
      return [{ stack: row.stack, worth, rows: rows.map(({ id }) => id) }];
    })
    .sort(
      (one, other) => STACK_ORDER.indexOf(one.stack) - STACK_ORDER.indexOf(other.stack) || weight(one) - weight(other),
    );

  function worthOf({ fan, stack }: Row, { limitFan, limitPoints }: RuleSet): GroupWorth {
    if (fan === 'limit' && limitPoints !== undefined) return { points: limitPoints };
    const full = fan === 'limit' ? (limitFan ?? capFan ?? 0) : fan;
    const held = capFan === null ? full : Math.min(full, capFan);
    return { fan: held, isLimit: fan === 'limit' || (stack === 'highest' && held === capFan) };
  }
}

/** The rows that may count at this table. */
function playedRows({ rows, options }: RuleSet, flowers: ReadonlySet<PatternId>) {
  return PATTERN_IDS.flatMap((id) => {
    const row = rows[id];
    return row === undefined || (flowers.has(id) && !options.flowersInPlay) ? [] : [{ id, row }];
  });
}

/** Rows beside which others do not count, those together that take the same away. */
export interface Replacement {
  readonly by: readonly PatternId[];
  readonly replaced: readonly PatternId[];
}

/** What does not count beside what, of the rows that are played. */
export function replacements(rules: RuleSet, flowers: ReadonlySet<PatternId>): readonly Replacement[] {
  const played = playedRows(rules, flowers);
  const replacing = played.map(({ id, row }) => ({
    id,
    replaced: played.filter((other) => row.replaces.includes(other.id)).map((other) => other.id),
  }));
  return [...Map.groupBy(replacing, ({ replaced }) => replaced.join()).values()].flatMap((same): Replacement[] => {
    const replaced = same[0]?.replaced ?? [];
    return replaced.length === 0 ? [] : [{ by: same.map(({ id }) => id), replaced }];
  });
}

const MOST_ROWS = 14;

/** The levels a sheet has room for: all, else the lowest and the last. */
export function shownPayments(rules: RuleSet): readonly PaymentRow[] {
  const rows = paymentRows(rules);
  return rows.length <= MOST_ROWS ? rows : [...rows.slice(0, MOST_ROWS - 1), ...rows.slice(-1)];
}
