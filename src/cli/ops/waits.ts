import { ok, type Result } from '../../engine/result.ts';
import { formatTile } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import { readyHandField } from '../hand-field.ts';
import type { Fields, Refusal } from '../refusal.ts';
import { waitOptionsField } from '../shape-rules.ts';

/** `waits`: whether a hand of 13 tiles is ready 叫糊, and on which tiles. */
export function answerWaits(request: Fields): Result<Fields, Refusal> {
  const hand = readyHandField(request);
  if (!hand.ok) return hand;
  const options = waitOptionsField(request);
  if (!options.ok) return options;
  const waits = findWaits(hand.value, options.value).map(formatTile);
  return ok({ ready: waits.length > 0, waits });
}
