import { describe, expect, test } from 'vitest';
import { formatTiles, parseTiles } from '../../src/engine/notation.ts';
import { completePart } from '../../src/engine/part.ts';
import { findWaits } from '../../src/engine/waits.ts';

const PLAIN = { sevenPairs: false, quadsArePairs: false, deadWaits: false };

const tilesOf = (text: string) => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

/** What each part waits for, as beginners' books print it. */
const PARTS: readonly (readonly [part: string, waits: string])[] = [
  ['45s', '36s'],
  ['12m', '3m'],
  ['89p', '7p'],
  ['46p', '5p'],
  ['E', 'E'],
  ['55p99s', '5p 9s'],
  ['23456s', '147s'],
  ['2345p', '25p'],
  ['3334m', '245m'],
  ['2345678p', '258p'],
  ['3334555p', '23456p'],
  ['1112345678999m', '123456789m'],
];

describe('a part of a hand', () => {
  test.each(PARTS)('%s waits for %s', (part, waits) => {
    expect(formatTiles(findWaits(completePart(tilesOf(part)), PLAIN))).toBe(waits);
  });

  test('is filled up to thirteen tiles without a fifth copy', () => {
    const hand = completePart(tilesOf('E'));
    expect(hand.melds).toHaveLength(4);
    expect(hand.melds.some(({ tile }) => tile === hand.tiles[0])).toBe(false);
  });

  test.each(['123m', '123456m', '12345678m1p'])('%s is none', (part) => {
    expect(() => completePart(tilesOf(part))).toThrow(RangeError);
  });
});
