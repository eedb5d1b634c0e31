import { parseBonus, parseHand } from '../engine/notation.ts';
import type { Hand } from '../engine/hand.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import { WIN_FLAGS, WIN_WAYS, type Circumstances, type WinFlag } from '../fan/circumstances.ts';
import { textField } from './hand-field.ts';
import type { Fields, Refusal } from './refusal.ts';
import { seatField } from './seat-field.ts';

/** A hand and how it was won, as a request says. */
export interface ClaimedWin {
  readonly hand: Hand;
  readonly circumstances: Circumstances;
}

/** The fields `hand`, `by`, `seat`, `round`, `bonus` and `flags`. A win on flowers needs no `by`: it is settled as self-draw. */
export function winFields(request: Fields): Result<ClaimedWin, Refusal> {
  const text = textField(request, 'hand');
  if (!text.ok) return text;
  const hand = parseHand(text.value);
  if (!hand.ok) return hand;
  const place = placeFields(request);
  if (!place.ok) return place;
  const flags = flagsField(request);
  if (!flags.ok) return flags;
  const onFlowers = flags.value.some((flag) => flag === 'seven-flowers' || flag === 'eight-flowers');
  const by = WIN_WAYS.find((way) => way === (request['by'] ?? (onFlowers ? 'self-draw' : undefined)));
  if (by === undefined) return failure({ code: 'by' in request ? 'wrong-field' : 'missing-field', token: 'by' });
  return ok({ hand: hand.value, circumstances: { ...place.value, by, flags: flags.value } });
}

/** The fields `seat`, `round` and `bonus`; without `bonus` there are no bonus tiles. */
export function placeFields(request: Fields): Result<Pick<Circumstances, 'seatWind' | 'roundWind' | 'bonus'>, Refusal> {
  const seatWind = seatField(request, 'seat');
  if (!seatWind.ok) return seatWind;
  const roundWind = seatField(request, 'round');
  if (!roundWind.ok) return roundWind;
  const text = request['bonus'] ?? '';
  if (typeof text !== 'string') return failure({ code: 'wrong-field', token: 'bonus' });
  const bonus = parseBonus(text);
  return bonus.ok ? ok({ seatWind: seatWind.value, roundWind: roundWind.value, bonus: bonus.value }) : bonus;
}

function flagsField(request: Fields): Result<readonly WinFlag[], Refusal> {
  const given = request['flags'] ?? [];
  if (!Array.isArray(given)) return failure({ code: 'wrong-field', token: 'flags' });
  const unknown: unknown = given.find((flag) => !isFlag(flag));
  if (typeof unknown === 'string') return failure({ code: 'unknown-flag', token: unknown });
  if (unknown !== undefined) return failure({ code: 'wrong-field', token: 'flags' });
  return ok(given.filter(isFlag));
}

const isFlag = (value: unknown): value is WinFlag => WIN_FLAGS.some((flag) => flag === value);
