import { failure, ok, type Result } from '../../engine/result.ts';
import { formatTile } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import { priceWaits, type PricedWait } from '../../fan/price-waits.ts';
import type { Score } from '../../fan/score.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import { readyHandField } from '../hand-field.ts';
import type { Fields, Refusal } from '../refusal.ts';
import { rulesField } from '../rules-field.ts';
import { placeFields } from '../win-fields.ts';

/** `waits`: whether a hand of 13 tiles is ready 叫糊, and on which tiles; with `detail` what each of them brings. */
export function answerWaits(request: Fields): Result<Fields, Refusal> {
  const hand = readyHandField(request);
  if (!hand.ok) return hand;
  const rules = rulesField(request);
  if (!rules.ok) return rules;
  const { detail = false } = request;
  if (typeof detail !== 'boolean') return failure({ code: 'wrong-field', token: 'detail' });
  const waits = findWaits(hand.value, waitOptionsOf(rules.value)).map(formatTile);
  const answer = { ready: waits.length > 0, waits };
  if (!detail) return ok(answer);
  const place = placeFields(request);
  if (!place.ok) return place;
  const priced = priceWaits(hand.value, place.value, rules.value);
  return priced.ok ? ok({ ...answer, detail: priced.value.map(describeWait) }) : priced;
}

const describeWait = ({ tile, left, discard, selfDraw }: PricedWait): Fields => ({
  tile: formatTile(tile),
  left,
  discard: describePrice(discard),
  selfDraw: describePrice(selfDraw),
});

const describePrice = ({ fan, points, legal, items }: Score): Fields => ({ fan, points, legal, items });
