import type { Hand } from '../engine/hand.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import type { Tile } from '../engine/tile.ts';
import { copiesLeft, findWaits } from '../engine/waits.ts';
import type { Circumstances } from './circumstances.ts';
import type { ScoringRules } from './rule-sets/rule-set.ts';
import { scoreHand, type Score, type ScoreError } from './score.ts';
import { waitOptionsOf } from './wait-options.ts';

/** What one wait brings: by another's discard and by drawing it oneself. */
export interface PricedWait {
  readonly tile: Tile;
  /** Copies that are not in the own hand and sets. */
  readonly left: number;
  readonly discard: Score;
  readonly selfDraw: Score;
}

/** The waits of a hand of 13 tiles with their prices, in canonical order; none if the hand is not ready (叫糊). */
export function priceWaits(
  hand: Hand,
  place: Pick<Circumstances, 'seatWind' | 'roundWind' | 'bonus'>,
  rules: ScoringRules,
): Result<readonly PricedWait[], ScoreError> {
  const priced: PricedWait[] = [];
  for (const tile of findWaits(hand, waitOptionsOf(rules))) {
    const won = { ...hand, winningTile: tile };
    const discard = scoreHand(won, { ...place, by: 'discard', flags: [] }, rules);
    if (!discard.ok) return discard;
    const selfDraw = scoreHand(won, { ...place, by: 'self-draw', flags: [] }, rules);
    if (!selfDraw.ok) return failure(selfDraw.error);
    priced.push({ tile, left: copiesLeft(hand, tile), discard: discard.value, selfDraw: selfDraw.value });
  }
  return ok(priced);
}
