import type { Hand } from '../engine/hand.ts';
import type { Tile } from '../engine/tile.ts';
import type { Circumstances } from './circumstances.ts';
import { priceWaits } from './price-waits.ts';
import type { ScoringRules } from './rule-sets/rule-set.ts';

/** When a wait may be called: whoever brings the tile, only if one draws it, or not at all. */
export const REACHES = ['always', 'self-draw', 'never'] as const;
export type Reach = (typeof REACHES)[number];

/** A wait with its copies nobody has seen, and whether the hand would be worth the minimum (起糊). */
export interface WaitInReach {
  readonly tile: Tile;
  readonly left: number;
  /** Fan when another discards it, without anything special about the win; `null` where the table pays without counting. */
  readonly fan: number | null;
  /** The same when one draws it. */
  readonly selfDrawFan: number | null;
  readonly reach: Reach;
}

/**
 * The waits of a hand of 13, each with what a plain win on it is worth: no last tile, no robbed kong. `unseen` are the copies
 * in nobody's sight, by kind. Not ready, no waits.
 */
export function waitsInReach(
  hand: Hand,
  place: Pick<Circumstances, 'seatWind' | 'roundWind' | 'bonus'>,
  rules: ScoringRules,
  unseen: readonly number[],
): readonly WaitInReach[] {
  const priced = priceWaits(hand, place, rules);
  if (!priced.ok) return [];
  return priced.value.map(({ tile, discard, selfDraw }) => ({
    tile,
    left: unseen[tile] ?? 0,
    fan: discard.fan,
    selfDrawFan: selfDraw.fan,
    reach: discard.legal ? 'always' : selfDraw.legal ? 'self-draw' : 'never',
  }));
}

/** Copies on which one may win whoever brings them: what „the minimum is within reach“ means here. */
export const callableCopies = (waits: readonly WaitInReach[]): number =>
  waits.reduce((sum, { left, reach }) => (reach === 'always' ? sum + left : sum), 0);
