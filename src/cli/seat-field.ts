import { failure, ok, type Result } from '../engine/result.ts';
import { WINDS, type Wind } from '../engine/tile.ts';
import type { Fields, Refusal } from './refusal.ts';

export const isSeat = (value: unknown): value is Wind => WINDS.some((wind) => wind === value);

/** A field that names a wind: a seat or a round. */
export function seatField(request: Fields, name: string): Result<Wind, Refusal> {
  const value = request[name];
  if (value === undefined) return failure({ code: 'missing-field', token: name });
  return isSeat(value) ? ok(value) : failure({ code: 'wrong-field', token: name });
}
