import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/engine/hand.ts';
import { tilesOfMeld } from '../../src/engine/meld.ts';
import { formatTiles } from '../../src/engine/notation.ts';
import { randomSource, shuffle } from '../../src/engine/random.ts';
import { findReadings, isComplete } from '../../src/engine/readings.ts';
import type { Reading } from '../../src/engine/reading.ts';
import { findWaits } from '../../src/engine/waits.ts';
import { handArbitrary, shapeOptionsArbitrary } from '../support/hand-arbitrary.ts';
import { plainComplete, plainCounts, plainReadings } from '../support/plain-solver.ts';
import { readHand } from '../support/read-hand.ts';

const STANDARD = { sevenPairs: false, quadsArePairs: false };
const PAIRS = { sevenPairs: true, quadsArePairs: false };
const QUADS = { sevenPairs: true, quadsArePairs: true };

const words = (reading: Reading): string => {
  if (reading.kind === 'standard') {
    return [
      ...reading.melds.map((meld) => formatTiles(tilesOfMeld(meld))),
      formatTiles([reading.pair, reading.pair]),
    ].join(' ');
  }
  return reading.kind === 'seven-pairs'
    ? `pairs ${formatTiles([...reading.pairs, ...reading.pairs])}`
    : `orphans ${formatTiles([reading.pair])}`;
};

/** Hands completed by one of their waits. */
const completeArbitrary: fc.Arbitrary<Hand> = fc
  .tuple(handArbitrary, fc.nat(12))
  .map(([hand, choice]) => {
    const waits = findWaits(hand, { ...QUADS, deadWaits: false });
    const winningTile = waits[choice % Math.max(1, waits.length)];
    return winningTile === undefined ? hand : { ...hand, winningTile };
  })
  .filter((hand) => hand.winningTile !== undefined);

describe('readings', () => {
  it.each([
    ['1112223334s SSS +4s', STANDARD, ['111s 222s 333s SSS 44s', '123s 234s 234s SSS 11s', '123s 123s 123s SSS 44s']],
    ['112233m 112233p E +E', PAIRS, ['123m 123m 123p 123p EE', 'pairs 112233m 112233p EE']],
    ['112233m 112233p E +E', STANDARD, ['123m 123m 123p 123p EE']],
    ['1111335577889m +9m', QUADS, ['pairs 11113355778899m']],
    ['1111335577889m +9m', PAIRS, []],
    ['19m 19p 19s ESWNCFB +F', STANDARD, ['orphans F']],
    ['[CCC] 22p (5555s) 12378m +9m', STANDARD, ['123m 789m CCC 5555s 22p']],
    ['123m 456p 789s EECC +E', STANDARD, ['123m 456p 789s EEE CC']],
    ['EESSWWNNCCFFB +B', PAIRS, ['pairs EESSWWNNCCFFBB']],
    ['123m 456p 789s EECC', STANDARD, []],
    ['11m 22p 33s 44s EEE CC +E', STANDARD, []],
  ])('of %s under %o', (text, options, expected) => {
    const readings = findReadings(readHand(text), options);
    expect(readings.map(words).sort()).toEqual([...expected].sort());
    expect(isComplete(readHand(text), options)).toBe(expected.length > 0);
  });

  it('as sets and a pair are those that the plain solver finds', () => {
    fc.assert(
      fc.property(completeArbitrary, (hand) => {
        const held = plainCounts([...hand.tiles, hand.winningTile ?? 0]);
        const found = findReadings(hand, STANDARD).filter((reading) => reading.kind === 'standard');
        const names = found.map(({ melds, pair }) =>
          [
            `${pair}${pair}`,
            ...heldMelds(hand, melds)
              .map((meld) => tilesOfMeld(meld).join('-'))
              .sort(),
          ].join(' '),
        );
        const plain = plainReadings(held, 4 - hand.melds.length).map((name) => {
          const [pair = '', ...sets] = name.split(' ');
          return [pair, ...sets.sort()].join(' ');
        });
        expect(names.sort()).toEqual(plain.sort());
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 200 },
    );
  });

  /** The sets of a reading that are built from held tiles; the laid ones stand behind them as they are. */
  function heldMelds(hand: Hand, melds: Extract<Reading, { kind: 'standard' }>['melds']) {
    const held = melds.slice(0, 4 - hand.melds.length);
    expect(melds.slice(held.length)).toEqual(hand.melds);
    expect(held.every((meld) => meld.concealed)).toBe(true);
    return held;
  }

  it('exist where the plain solver says complete', () => {
    fc.assert(
      fc.property(handArbitrary, shapeOptionsArbitrary, fc.nat(33), (hand, options, tile) => {
        const winningTile = hand.tiles[tile % hand.tiles.length];
        const held = plainCounts([...hand.tiles, winningTile ?? 0]);
        if (held.some((count) => count > 4) || winningTile === undefined) return;
        const plain = plainComplete(held, hand.melds.length, { ...options, deadWaits: false });
        expect(isComplete({ ...hand, winningTile }, options)).toBe(plain);
      }),
      { numRuns: 1000 },
    );
  });

  it('come in the same order whatever the order of the held tiles', () => {
    fc.assert(
      fc.property(completeArbitrary, fc.integer(), (hand, seed) => {
        const shuffled = { ...hand, tiles: shuffle(hand.tiles, randomSource(seed)) };
        expect(findReadings(shuffled, QUADS)).toEqual(findReadings(hand, QUADS));
      }),
      { numRuns: 200 },
    );
  });
});
