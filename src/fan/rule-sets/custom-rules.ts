import type { PatternId } from '../patterns/index.ts';
import type { OptionName, Options, OptionValue } from './options.ts';
import type { Curve, PresetId, Stack, Worth } from './rule-set.ts';

/** A row of a custom set: its fan alone, or with what it replaces and how it stacks; what is left out is the base's. */
export type CustomRow =
  Worth | 'off' | { readonly fan?: Worth | 'off'; readonly stack?: Stack; readonly replaces?: readonly PatternId[] };

/** Points by fan as printed: `{"0":0,"1":1,…,"10+":64}`. */
export type PrintedTable = Readonly<Record<string, number>>;

/**
 * A rule set as a house writes it down: a rule set of the project and everything that is otherwise. This is the JSON form
 * of any rule set.
 */
export interface CustomRules {
  readonly base?: PresetId;
  readonly name?: string;
  readonly minFan?: number;
  readonly capFan?: number | null;
  /** What `limit` is worth; the cap if left out. */
  readonly limitFan?: number | null;
  /** Points for a limit hand without counting fan; `null` where limit hands are counted. */
  readonly limitPoints?: number | null;
  readonly zeroFanResult?: NonNullable<Options['zeroFanResult']>;
  readonly points?: Curve | { readonly table: PrintedTable };
  readonly rows?: Readonly<Partial<Record<PatternId, CustomRow>>>;
  readonly options?: Readonly<Partial<Record<OptionName, OptionValue>>>;
}

export const CUSTOM_FIELDS = [
  'base',
  'name',
  'minFan',
  'capFan',
  'limitFan',
  'limitPoints',
  'zeroFanResult',
  'points',
  'rows',
  'options',
] as const satisfies readonly (keyof CustomRules)[];

/** Why a rule set is refused; the token names the row, option or value. */
export interface RulesError {
  readonly code:
    | 'wrong-field'
    | 'unknown-rules'
    | 'unknown-field'
    | 'unknown-row'
    | 'unknown-option'
    | 'wrong-option-value'
    | 'wrong-value'
    | 'bad-table'
    | 'table-missing'
    | 'limit-without-value'
    | 'minimum-above-cap'
    | 'rows-replace-each-other';
  readonly token: string;
}
