import { failure, ok, type Result } from '../../engine/result.ts';
import { nextHand, type HandNumber, type HandResult, type MatchPosition } from '../../table/rounds.ts';
import { isFields, type Fields, type Refusal } from '../refusal.ts';
import { rulesField } from '../rules-field.ts';
import { isSeat, seatField } from '../seat-field.ts';

/** `next-hand`: who deals the next hand and in which round, or that the match is over. */
export function answerNextHand(request: Fields): Result<Fields, Refusal> {
  const position = positionFields(request);
  if (!position.ok) return position;
  const result = resultField(request);
  if (!result.ok) return result;
  const rules = rulesField(request);
  if (!rules.ok) return rules;
  const next = nextHand(position.value, result.value, rules.value.options);
  if (!next.ok) return failure({ code: next.error.code, token: position.value.round });
  if (next.value.kind === 'end') return ok({ end: true });
  return ok({ ...next.value.position, dealerStays: next.value.dealerStays });
}

function positionFields(request: Fields): Result<MatchPosition, Refusal> {
  const round = seatField(request, 'round');
  if (!round.ok) return round;
  const { hand, repeats = 0 } = request;
  if (hand === undefined) return failure({ code: 'missing-field', token: 'hand' });
  if (!isHandNumber(hand)) return failure({ code: 'wrong-field', token: 'hand' });
  if (!isCount(repeats)) return failure({ code: 'wrong-field', token: 'repeats' });
  return ok({ round: round.value, hand, repeats });
}

/** `"draw"`, `{"winner":"E"}`, or `{"winners":["E","S"]}` where several may win on one tile. */
function resultField({ result }: Fields): Result<HandResult, Refusal> {
  if (result === undefined) return failure({ code: 'missing-field', token: 'result' });
  if (result === 'draw') return ok('draw');
  const winners = isFields(result) ? (result['winners'] ?? [result['winner']]) : [];
  if (Array.isArray(winners) && winners.length > 0 && winners.every(isSeat)) return ok({ winners });
  return failure({ code: 'wrong-field', token: 'result' });
}

const isHandNumber = (value: unknown): value is HandNumber => [1, 2, 3, 4].some((number) => number === value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
