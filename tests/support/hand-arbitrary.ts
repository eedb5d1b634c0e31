import fc from 'fast-check';
import type { Hand } from '../../src/engine/hand.ts';
import { randomSource } from '../../src/engine/random.ts';
import { TILES, type Tile } from '../../src/engine/tile.ts';
import { plainCounts } from './plain-solver.ts';
import { tilesOfMeld } from '../../src/engine/meld.ts';
import { randomHand, type HandKind } from './random-hands.ts';

/** Legal hands of 13 of every kind, with up to four sets on the table. */
export const handArbitrary: fc.Arbitrary<Hand> = fc
  .tuple(fc.constantFrom<HandKind>('dealt', 'one-suit', 'quads', 'built'), fc.integer(), fc.integer({ min: 0, max: 4 }))
  .map(([kind, seed, maxMelds]) => randomHand(kind, randomSource(seed), maxMelds));

/** The same, half of them with a winning tile of which a copy is left. */
export const fullHandArbitrary: fc.Arbitrary<Hand> = fc
  .tuple(handArbitrary, fc.option(fc.nat(33)))
  .map(([hand, choice]) => {
    if (choice === null) return hand;
    const counts = plainCounts([...hand.tiles, ...hand.melds.flatMap(tilesOfMeld)]);
    const free = TILES.filter((tile) => (counts[tile] ?? 0) < 4);
    return { ...hand, winningTile: free[choice % free.length] ?? (0 as Tile) };
  });

export const shapeOptionsArbitrary = fc.record({ sevenPairs: fc.boolean(), quadsArePairs: fc.boolean() });

export const waitOptionsArbitrary = fc.record({
  sevenPairs: fc.boolean(),
  quadsArePairs: fc.boolean(),
  deadWaits: fc.boolean(),
});
