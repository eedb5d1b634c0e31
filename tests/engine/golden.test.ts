import { describe, expect, it } from 'vitest';
import { distanceFromReady } from '../../src/engine/distance.ts';
import type { Hand } from '../../src/engine/hand.ts';
import { formatTiles, parseHand } from '../../src/engine/notation.ts';
import { findReadings, isComplete, type ShapeOptions } from '../../src/engine/readings.ts';
import { findWaits, isReady, type WaitOptions } from '../../src/engine/waits.ts';
import { goldenRows } from '../support/golden.ts';
import { readHand, readTiles } from '../support/read-hand.ts';

const BASE = { sevenPairs: true, quadsArePairs: false, deadWaits: false };

type CompleteRow = readonly [string, string, string, readonly string[], number, string?];

describe('hands known to be complete or not', () => {
  it.for(goldenRows('complete') as CompleteRow[])('%s (%s): %s', ([, , text, shapes, splits, refusal]) => {
    if (refusal !== undefined) {
      expect(parseHand(text)).toMatchObject({ ok: false, error: { code: refusal } });
      return;
    }
    const hand = readHand(text);
    const kinds = (options: ShapeOptions) => findReadings(hand, options).map((reading) => reading.kind);
    const known = (withQuads: boolean) => [
      ...Array.from({ length: splits }, () => 'standard'),
      ...(shapes.includes('seven_pairs') || (withQuads && shapes.includes('seven_pairs_with_quad'))
        ? ['seven-pairs']
        : []),
      ...(shapes.includes('thirteen_orphans') ? ['thirteen-orphans'] : []),
    ];
    expect(shapes.includes('standard')).toBe(splits > 0);
    expect(kinds(BASE)).toEqual(known(false));
    expect(kinds({ sevenPairs: true, quadsArePairs: true })).toEqual(known(true));
    expect(isComplete(hand, BASE)).toBe(known(false).length > 0);
  });
});

type FaultRow = readonly [string, string, string, string, string, Partial<WaitOptions>, string | number];

describe('faults reported against other programs', () => {
  it.for(goldenRows('faults-shapes') as FaultRow[])('%s (%s) %s: %s of %s', ([, , , check, text, given, expected]) => {
    const options: WaitOptions = { sevenPairs: false, quadsArePairs: false, deadWaits: false, ...given };
    expect(CHECKS[check]?.(text, options)).toBe(expected);
  });

  const CHECKS: Readonly<Record<string, (text: string, options: WaitOptions) => unknown>> = {
    refused: (text) => {
      const hand = parseHand(text);
      return hand.ok ? 'read' : hand.error.code;
    },
    readings: (text, options) => {
      const readings = findReadings(readHand(text), options);
      expect(readings.every((reading) => reading.kind !== 'standard' || reading.melds.length === 4)).toBe(true);
      return readings.length;
    },
    waits: (text, options) => {
      const hand = readHand(text);
      const waits = findWaits(hand, options);
      expect(isReady(hand, options)).toBe(waits.length > 0);
      return formatTiles(waits);
    },
    distance: (text, options) => Math.min(...afterDiscards(text).map((hand) => distanceFromReady(hand, options))),
  };

  /** The hand itself, or all hands of 13 that a discard leaves of 14 tiles. */
  function afterDiscards(text: string): readonly Hand[] {
    const hand = parseHand(text);
    if (hand.ok) return [hand.value];
    const [held = '', ...sets] = text.split(/(?=[[(])/);
    const tiles = readTiles(held);
    return tiles.map((_, place) => readHand(`${formatTiles(tiles.toSpliced(place, 1))} ${sets.join(' ')}`));
  }
});
