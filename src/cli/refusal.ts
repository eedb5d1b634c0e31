import type { NotationErrorCode } from '../engine/notation.ts';
import type { RulesError } from '../fan/rule-sets/custom-rules.ts';
import type { ScoreError } from '../fan/score.ts';
import type { SettleError } from '../fan/settlement-request.ts';
import type { BreakError } from '../table/break.ts';

/** Reasons of the door itself for which a request is refused. */
export const DOOR_ERROR_CODES = [
  /** The line is no JSON. */
  'bad-json',
  /** The line is JSON, but no object. */
  'not-a-request',
  /** No such operation; `token` is its name. */
  'unknown-op',
  /** A field is missing; `token` is its name. */
  'missing-field',
  /** A field has a value of the wrong type; `token` is its name. */
  'wrong-field',
  /** No such rule set; `token` is its name. */
  'unknown-rules',
  /** No such option; `token` is its name. */
  'unknown-option',
  /** A value that the option does not take; `token` is the option's name. */
  'wrong-option-value',
  /** No such circumstance; `token` is its name. */
  'unknown-flag',
  /** No such liability; `token` is its name. */
  'unknown-liability',
  /** A fault of the engine itself; the next line is served all the same. */
  'internal-error',
] as const;
export type DoorErrorCode = (typeof DOOR_ERROR_CODES)[number];

/** Why a request was refused: the answer's `error`. */
export interface Refusal {
  readonly code:
    | DoorErrorCode
    | NotationErrorCode
    | RulesError['code']
    | ScoreError['code']
    | SettleError['code']
    | BreakError['code']
    | 'round-not-in-match';
  readonly token?: string;
  readonly at?: number;
}

/** A JSON object whose fields are not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
