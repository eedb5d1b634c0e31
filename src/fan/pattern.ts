import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Tile, Wind } from '../engine/tile.ts';
import type { WinFlag, WinWay } from './circumstances.ts';
import type { ScoringOptions } from './rule-sets/options.ts';
import type { Win } from './win.ts';

/** What a pattern speaks of. Beside a limit hand only `luck` and `flowers` go on counting. */
export type PatternGroup =
  'shape' | 'flush' | 'terminals' | 'dragons' | 'winds' | 'concealment' | 'luck' | 'opening' | 'flowers' | 'house';

/**
 * Conditions that many patterns share and that a win answers at once, so that the scorer asks only the few patterns that
 * can occur: a named circumstance, a bonus tile, a pung of honours, at most one suit, four pungs …
 */
export type Ground =
  'flag' | 'bonus' | 'honor-pung' | 'one-suit' | 'four-pungs' | 'kong' | 'four-melds-laid' | 'special-shape';

/** Which tiles earn a pattern; nothing where the whole hand does. */
export interface Earned {
  readonly tiles?: readonly Tile[];
  readonly bonus?: readonly BonusTile[];
}

/** 番種: something a win may have, whatever it is worth. */
export interface FanPattern<Id extends string = string> {
  readonly id: Id;
  readonly group: PatternGroup;
  /** What a win must have for this pattern to be worth asking for. */
  readonly needs?: Ground;
  /**
   * How many times it occurs (true: once). It sees one reading and its win and what the house calls by this name, never
   * other patterns nor what they are worth.
   */
  readonly occurs: (win: Win, options: ScoringOptions) => number | boolean;
  /** The tiles that earn it, where not the whole hand does. Asked only if it occurs. */
  readonly earnedBy?: (win: Win) => Earned;
}

/** A pattern, with its id kept as a literal. */
export const definePattern = <const Id extends string>(pattern: FanPattern<Id>): FanPattern<Id> => pattern;

/** A win in words of the notation: by discard, South in the East round, without bonus tiles unless it says otherwise. */
export interface Situation {
  readonly hand: string;
  readonly by?: WinWay;
  readonly seat?: Wind;
  readonly round?: Wind;
  readonly bonus?: string;
  readonly flags?: readonly WinFlag[];
}

/**
 * What is true of a pattern though the scorer does not ask for it: what it contains, wins that have it, and near ones that
 * have not, under the meanings of `hk33`.
 */
export interface PatternExamples {
  /** Patterns that occur wherever this one does, by their ids. */
  readonly contains?: readonly string[];
  readonly has: readonly Situation[];
  readonly lacks: readonly Situation[];
}
