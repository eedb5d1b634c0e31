import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceFromReady } from '../../src/engine/distance.ts';
import { countTiles, type Hand } from '../../src/engine/hand.ts';
import { randomSource, shuffle } from '../../src/engine/random.ts';
import { isComplete } from '../../src/engine/readings.ts';
import { TILES, type Tile } from '../../src/engine/tile.ts';
import { copiesLeft, findWaits, isReady } from '../../src/engine/waits.ts';
import { handArbitrary, waitOptionsArbitrary } from '../support/hand-arbitrary.ts';
import { readHand, readTiles } from '../support/read-hand.ts';

/** The same hand with every tile exchanged; tiles are sorted again, and a chow begins at its lowest tile. */
function exchange(hand: Hand, to: (tile: Tile) => Tile): Hand {
  return {
    tiles: hand.tiles.map(to).sort((a, b) => a - b),
    melds: hand.melds.map((meld) => {
      const end = meld.kind === 'chow' ? ((meld.tile + 2) as Tile) : meld.tile;
      return { ...meld, tile: Math.min(to(meld.tile), to(end)) as Tile };
    }),
  };
}

const mirror = (tile: Tile): Tile => (tile < 27 ? tile - (tile % 9) + 8 - (tile % 9) : tile) as Tile;

describe('waits', () => {
  const property = (check: (hand: Hand, options: Parameters<typeof findWaits>[1], seed: number) => void): void => {
    fc.assert(fc.property(handArbitrary, waitOptionsArbitrary, fc.nat(), check), { numRuns: 1000 });
  };

  it('follow when suits and honours change places', () => {
    property((hand, options, seed) => {
      const random = randomSource(seed);
      const suits = shuffle([0, 1, 2], random);
      const honors = shuffle([27, 28, 29, 30, 31, 32, 33], random);
      const to = (tile: Tile): Tile =>
        (tile < 27 ? (suits[Math.floor(tile / 9)] ?? 0) * 9 + (tile % 9) : honors[tile - 27]) as Tile;
      const swapped = exchange(hand, to);
      expect(findWaits(swapped, options)).toEqual(
        findWaits(hand, options)
          .map(to)
          .sort((a, b) => a - b),
      );
      expect(distanceFromReady(swapped, options)).toBe(distanceFromReady(hand, options));
    });
  });

  it('follow when ranks are mirrored', () => {
    property((hand, options) => {
      const mirrored = exchange(hand, mirror);
      expect(findWaits(mirrored, options)).toEqual(
        findWaits(hand, options)
          .map(mirror)
          .sort((a, b) => a - b),
      );
      expect(distanceFromReady(mirrored, options)).toBe(distanceFromReady(hand, options));
    });
  });

  it('do not depend on the order of tiles and sets', () => {
    property((hand, options, seed) => {
      const random = randomSource(seed);
      const other = { tiles: shuffle(hand.tiles, random), melds: shuffle(hand.melds, random) };
      expect(findWaits(other, options)).toEqual(findWaits(hand, options));
      expect(distanceFromReady(other, options)).toBe(distanceFromReady(hand, options));
    });
  });

  it('are the tiles that complete the hand and of which a copy is left', () => {
    property((hand, options) => {
      const alive = findWaits(hand, { ...options, deadWaits: false });
      const completing = TILES.filter(
        (tile) => copiesLeft(hand, tile) > 0 && isComplete({ ...hand, winningTile: tile }, options),
      );
      expect(alive).toEqual(completing);
      expect(isReady(hand, { ...options, deadWaits: false })).toBe(alive.length > 0);
    });
  });

  it('with dead waits are the same and tiles that are all in the hand', () => {
    property((hand, options) => {
      const all = findWaits(hand, { ...options, deadWaits: true });
      const alive = findWaits(hand, { ...options, deadWaits: false });
      expect(all.filter((tile) => copiesLeft(hand, tile) > 0)).toEqual(alive);
    });
  });

  it('ignore a winning tile', () => {
    const options = { sevenPairs: false, quadsArePairs: false, deadWaits: false };
    const hand = readHand('1112345678999m +5m');
    expect(findWaits(hand, options)).toEqual(readTiles('123456789m'));
    expect(readTiles('5m').map((tile) => copiesLeft(hand, tile))).toEqual([3]);
  });
});

describe('copies left', () => {
  it('are four less those in the hand and its sets, the fourth tile of a kong too', () => {
    fc.assert(
      fc.property(handArbitrary, (hand) => {
        const counts = countTiles(hand);
        expect(TILES.map((tile) => copiesLeft(hand, tile))).toEqual(counts.map((count) => 4 - count));
      }),
    );
    const hand = readHand('5p [5555s] (EEEE) [123m] [345m]');
    expect(readTiles('3m 5p 5s E C').map((tile) => copiesLeft(hand, tile))).toEqual([2, 3, 0, 0, 4]);
  });
});
