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

/** The hand of 13 tiles in the field `hand`. */
export function readyHandField(request: Fields): Result<Hand, Refusal> {
  const text = textField(request, 'hand');
  return text.ok ? readReadyHand(text.value) : text;
}

/** A hand of 13 tiles; one with a winning tile is refused at its plus sign. */
export function readReadyHand(text: string): Result<Hand, Refusal> {
  const hand = parseHand(text);
  if (!hand.ok || hand.value.winningTile === undefined) return hand;
  const at = text.indexOf('+');
  return failure({ code: 'wrong-tile-count', token: text.slice(at).trimEnd(), at });
}
