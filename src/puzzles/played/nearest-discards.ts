import type { FullHand } from '../../engine/discards.ts';
import { distancesBeside } from '../../engine/distance.ts';
import type { ShapeOptions } from '../../engine/readings.ts';
import type { Tile } from '../../engine/tile.ts';
import { kindsOf } from '../../table/held-tiles.ts';

/** Of a hand in canonical order the kinds whose discard keeps it as near to ready as it can be. */
export function nearestDiscards(hand: FullHand, options: ShapeOptions): readonly Tile[] {
  const kinds = kindsOf(hand.tiles);
  const distances = distancesBeside(hand, kinds, -1, options);
  const least = Math.min(...distances);
  return kinds.filter((_, at) => distances[at] === least);
}
