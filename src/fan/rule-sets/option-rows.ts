import type { PatternId } from '../patterns/index.ts';
import type { OptionName, Options } from './options.ts';
import { add, highest, whole, type Row, type Rows, type Worth } from './rule-set.ts';

/** Rows that an option sets; `undefined` takes the row away. */
type RowChanges = Partial<Record<PatternId, Row | undefined>>;
type RowEffects = { readonly [Name in OptionName]?: (value: NonNullable<Options[Name]>, rows: Rows) => RowChanges };

const DRAGON_PUNGS = ['dragon-pung-red', 'dragon-pung-green', 'dragon-pung-white'] as const;
const SMALL_FOUR_WINDS_FAN = 3;

const addedOrLimit = (fan: Worth): Row => (fan === 'limit' ? highest(fan) : add(fan));

/** What an option changes in the rows, for those options that are another way of saying so. */
const EFFECTS: RowEffects = {
  sevenPairsFan: (fan) => ({ 'seven-pairs': fan === 'off' ? undefined : addedOrLimit(fan) }),
  lastDiscardFan: (fan) => ({ 'last-discard': fan === 0 ? undefined : add(fan) }),
  doubleKongFan: (fan) => ({ 'double-kong-replacement': fan === 0 ? undefined : add(fan, 'kong-replacement') }),
  fullFlushFan: (fan, rows) => ({ 'full-flush': { ...(rows['full-flush'] ?? add(fan)), fan } }),
  smallFourWindsMode: (mode) => ({
    'small-four-winds': mode === 'limit' ? highest('limit') : add(SMALL_FOUR_WINDS_FAN),
  }),
  smallThreeDragonsStacks: (stacks, rows) => {
    const row = rows['small-three-dragons'];
    return row === undefined
      ? {}
      : { 'small-three-dragons': { ...row, replaces: stacks === 'absorb' ? DRAGON_PUNGS : [] } };
  },
  flowerSetMode: (mode, rows) => flowerSets(rows, mode === 'replacesSeatFlower', undefined),
  flowerSetFan: (fan, rows) => flowerSets(rows, undefined, fan),
  sevenFlowersFan: (fan) => ({ 'seven-flowers': fan === 'off' ? undefined : whole(fan) }),
  eightFlowersFan: (fan) => ({ 'eight-flowers': fan === 'off' ? undefined : whole(fan) }),
  humanlyHand: (fan) => ({ 'humanly-hand': fan === 'off' ? undefined : addedOrLimit(fan) }),
  kongFan: (mode) => ({ kong: mode === 'none' ? undefined : add(1) }),
  concealedHandMode: (mode, rows) => ({
    'concealed-hand': mode === 'off' ? undefined : (rows['concealed-hand'] ?? add(1)),
  }),
};

function flowerSets(rows: Rows, replaces: boolean | undefined, fan: number | undefined): RowChanges {
  const set = (own: 'seat-flower' | 'seat-season', row: Row | undefined): Row => ({
    stack: 'add',
    fan: fan ?? row?.fan ?? 2,
    replaces: (replaces ?? (row?.replaces.length ?? 0) > 0) ? [own] : [],
  });
  return {
    'all-flowers': set('seat-flower', rows['all-flowers']),
    'all-seasons': set('seat-season', rows['all-seasons']),
  };
}

/** The rows after the answers that differ from those the rows were written for. */
export function rowsUnder(rows: Rows, written: Options, options: Options): Rows {
  let changed = rows;
  for (const name of Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]) {
    const value = options[name];
    if (value === null || value === written[name]) continue;
    const effect = EFFECTS[name] as (value: unknown, rows: Rows) => RowChanges;
    changed = withRows(changed, effect(value, changed));
  }
  return changed;
}

/** Rows with some of them set or taken away. */
export function withRows(rows: Rows, changes: RowChanges): Rows {
  const entries = Object.entries({ ...rows, ...changes }).filter(([, row]) => row !== undefined);
  return Object.fromEntries(entries);
}

/** Whether two rows say the same; two rows that are off do. */
export const isSameRow = (a: Row | undefined, b: Row | undefined): boolean => a?.fan === b?.fan && isSameRule(a, b);

/** Whether two rows count in the same way, whatever they are worth. */
export const isSameRule = (a: Row | undefined, b: Row | undefined): boolean =>
  a?.stack === b?.stack && a?.replaces.join() === b?.replaces.join();
