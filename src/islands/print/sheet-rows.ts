import { PATTERN_IDS, type PatternId } from '../../fan/patterns/index.ts';
import type { Row, RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { paymentRows, type PaymentRow } from './payment-rows.ts';

/** What a group of rows is worth: fan, or points that are paid without counting fan. */
export type GroupWorth = { readonly fan: number; readonly isLimit: boolean } | { readonly points: number };

/** The rows of a sheet that are worth the same and count alike. */
export interface RowGroup {
  readonly stack: Row['stack'];
  readonly worth: GroupWorth;
  readonly rows: readonly { readonly id: PatternId; readonly replaces: readonly PatternId[] }[];
}

const STACK_ORDER: readonly Row['stack'][] = ['add', 'highest', 'whole'];

/** The rows that count, by what they are worth: those that add first, the cheapest first. Flower rows only with flowers. */
export function rowGroups(rules: RuleSet, flowers: ReadonlySet<PatternId>): readonly RowGroup[] {
  const { capFan, flowersInPlay } = rules.options;
  const counted = PATTERN_IDS.flatMap((id) => {
    const row = rules.rows[id];
    return row === undefined || (flowers.has(id) && !flowersInPlay) ? [] : [{ id, row, worth: worthOf(row, rules) }];
  });
  const groups = Map.groupBy(counted, ({ row, worth }) => `${row.stack} ${JSON.stringify(worth)}`);
  const weight = ({ worth }: RowGroup): number => ('points' in worth ? Infinity : worth.fan);
  return [...groups.values()]
    .flatMap((rows): RowGroup[] => {
      const [first] = rows;
      if (first === undefined) return [];
      const { worth, row } = first;
      return [{ stack: row.stack, worth, rows: rows.map((each) => ({ id: each.id, replaces: each.row.replaces })) }];
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

const MOST_ROWS = 14;

/** The levels a sheet has room for: all, else the lowest and the last. */
export function shownPayments(rules: RuleSet): readonly PaymentRow[] {
  const rows = paymentRows(rules);
  return rows.length <= MOST_ROWS ? rows : [...rows.slice(0, MOST_ROWS - 1), ...rows.slice(-1)];
}
