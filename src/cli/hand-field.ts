import type { Hand } from '../engine/hand.ts';
import { parseHand } from '../engine/notation.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import type { Fields, Refusal } from './refusal.ts';

/** The text of a field that must be there. */
export function textField(request: Fields, name: string): Result<string, Refusal> {
  const value = request[name];
  if (value === undefined) return failure({ code: 'missing-field', token: name });
  return typeof value === 'string' ? ok(value) : failure({ code: 'wrong-field', token: name });
}

/** The hand of 13 tiles in the field `hand`; one with a winning tile is refused at its plus sign. */
export function readyHandField(request: Fields): Result<Hand, Refusal> {
  const text = textField(request, 'hand');
  if (!text.ok) return text;
  const hand = parseHand(text.value);
  if (!hand.ok || hand.value.winningTile === undefined) return hand;
  const at = text.value.indexOf('+');
  return failure({ code: 'wrong-tile-count', token: text.value.slice(at).trimEnd(), at });
}
