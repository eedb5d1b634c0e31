import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceFromReady, distancesBeside } from '../../src/engine/distance.ts';
import type { Hand } from '../../src/engine/hand.ts';
import type { ShapeOptions } from '../../src/engine/readings.ts';
import { TILES } from '../../src/engine/tile.ts';
import { copiesLeft, isReady } from '../../src/engine/waits.ts';
import { handArbitrary, shapeOptionsArbitrary } from '../support/hand-arbitrary.ts';

/** All hands that one exchange makes: a held tile goes, any other that is left comes. */
function exchanges(hand: Hand): readonly Hand[] {
  return hand.tiles.flatMap((_, place) => {
    const kept = { ...hand, tiles: hand.tiles.toSpliced(place, 1) };
    return TILES.filter((tile) => copiesLeft(hand, tile) > 0).map((tile) => ({
      ...kept,
      tiles: [...kept.tiles, tile],
    }));
  });
}

describe('the distance from ready', () => {
  const property = (check: (hand: Hand, options: ShapeOptions) => void, numRuns: number): void => {
    fc.assert(fc.property(handArbitrary, shapeOptionsArbitrary, check), { numRuns });
  };

  it('is 0 just where the hand is ready', () => {
    property((hand, options) => {
      expect(distanceFromReady(hand, options) === 0).toBe(isReady(hand, { ...options, deadWaits: false }));
    }, 2000);
  });

  it('of hands with one tile more or less is that of each by itself', () => {
    property((hand, options) => {
      const drawn = TILES.filter((tile) => copiesLeft(hand, tile) > 0);
      const drawnInto = drawn.map((tile) => distanceFromReady({ ...hand, tiles: [...hand.tiles, tile] }, options));
      const thrownFrom = hand.tiles.map((_, at) =>
        distanceFromReady({ ...hand, tiles: hand.tiles.toSpliced(at, 1) }, options),
      );
      expect(distancesBeside(hand, drawn, 1, options)).toEqual(drawnInto);
      expect(distancesBeside(hand, hand.tiles, -1, options)).toEqual(thrownFrom);
    }, 200);
  });

  it('is one more than that of the best hand one exchange away', () => {
    property((hand, options) => {
      const distance = distanceFromReady(hand, options);
      const nearest = Math.min(...exchanges(hand).map((other) => distanceFromReady(other, options)));
      expect(nearest).toBe(distance === 0 ? 0 : distance - 1);
    }, 150);
  });
});
