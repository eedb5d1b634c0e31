import type { PatternId } from '../patterns/index.ts';
import type { Options, ScoringOptions } from './options.ts';
import type { PresetId } from './preset-ids.ts';

export { COMPARED_IDS, PRESET_IDS, type PresetId } from './preset-ids.ts';

/** What a row gives: a number of fan, or the limit (爆棚). */
export type Worth = number | 'limit';

/**
 * How a row counts: `add` adds up with the others; of the rows that are `highest` (例牌, special hands) only the dearest
 * counts; `whole` is a win in itself that takes nothing else.
 */
export const STACKS = ['add', 'highest', 'whole'] as const;
export type Stack = (typeof STACKS)[number];

/** One pattern's row in a rule set. A row that occurs takes the rows away that it replaces. */
export interface Row {
  readonly fan: Worth;
  readonly stack: Stack;
  readonly replaces: readonly PatternId[];
}

/** The rows that count; a pattern without a row is off. */
export type Rows = Readonly<Partial<Record<PatternId, Row>>>;

/** Points for 0, 1, 2 … fan; the last value holds for all above it. */
export type PointsTable = readonly number[];

export const CURVES = ['half', 'full', 'tiers4710'] as const;
export type Curve = (typeof CURVES)[number];

/** What a rule set says about counting: all that the scorer reads. */
export interface ScoringRules {
  readonly base: PresetId;
  readonly rows: Rows;
  readonly options: ScoringOptions;
  /** Points by fan where `options.curve` is `table`. */
  readonly table?: PointsTable | undefined;
  /** What `limit` is worth, if not the cap. */
  readonly limitFan?: number | undefined;
  /** Points of a limit hand that is paid without counting fan. */
  readonly limitPoints?: number | undefined;
}

/** A rule set with every question answered: what the settlement and the table read as well. */
export interface RuleSet extends ScoringRules {
  readonly name?: string;
  readonly options: Options;
}

/** Where a rule set comes from, and which of its rows other sources value otherwise. */
export interface Provenance {
  /** Seed file or address. */
  readonly sources: readonly string[];
  /** Rows that no source states in so many words. */
  readonly inferred: readonly PatternId[];
  /** Values that other sources give: from, to. */
  readonly attested: Readonly<Partial<Record<PatternId, readonly [Worth, Worth]>>>;
  /** Options whose answer the sources leave open. */
  readonly open: readonly (keyof Options)[];
}

/** A row that adds, for the rule sets' data. */
export const add = (fan: number, ...replaces: readonly PatternId[]): Row => ({ fan, stack: 'add', replaces });

/** A row of which only the dearest counts, for the rule sets' data. */
export const highest = (fan: Worth): Row => ({ fan, stack: 'highest', replaces: [] });

/** A row that is a win in itself, for the rule sets' data. */
export const whole = (fan: Worth): Row => ({ fan, stack: 'whole', replaces: [] });
