import { describe, expect, it } from 'vitest';
import { completePart } from '../../../src/engine/part.ts';
import { waitsPuzzleOf } from '../../../src/puzzles/waits/puzzle.ts';
import { WITH_PAIRS } from './proof.ts';
import { readHand, readTiles } from '../../support/read-hand.ts';

/** Shape names as players use them for these parts; the rest of the hand is complete. */
const PARTS: readonly (readonly [part: string, shape: string])[] = [
  ['45s', 'two-sided'],
  ['23m', 'two-sided'],
  ['12m', 'edge'],
  ['89p', 'edge'],
  ['46p', 'closed'],
  ['13s', 'closed'],
  ['5s', 'pair'],
  ['E', 'pair'],
  ['55p99s', 'two-pairs'],
  ['EE33s', 'two-pairs'],
  ['23456s', 'long-run'],
  ['34567m', 'long-run'],
  ['2345p', 'long-pair'],
  ['2345678p', 'long-pair'],
  ['3334m', 'pair-and-run'],
  ['4446s', 'pair-and-run'],
  ['1112m', 'pair-and-run'],
  ['3334555p', 'mixed'],
  ['1112345678999m', 'nine-gates'],
];

const HANDS: readonly (readonly [hand: string, shape: string])[] = [
  ['1133m 2255p 4477s E', 'seven-pairs'],
  ['19m 19p 19s ESWNCFB', 'orphans-thirteen'],
  ['19m 19p 19s ESWNCFF', 'orphans-one'],
  ['5677m 123p 456p 789s', 'pair-and-run'],
];

describe('the name of a wait', () => {
  it.each(PARTS)('%s is %s', (part, shape) => {
    expect(waitsPuzzleOf(completePart(readTiles(part)), WITH_PAIRS)?.shape).toBe(shape);
  });

  it.each(HANDS)('%s is %s', (hand, shape) => {
    expect(waitsPuzzleOf(readHand(hand), WITH_PAIRS)?.shape).toBe(shape);
  });

  it('is not there for a hand that waits for nothing', () => {
    expect(waitsPuzzleOf(readHand('159m 159p 159s ESWN'), WITH_PAIRS)).toBeUndefined();
  });
});

describe('what a wait completes', () => {
  it('counts every reading of every wait', () => {
    const puzzle = waitsPuzzleOf(completePart(readTiles('5678m')), WITH_PAIRS);
    expect(puzzle?.waits.map(({ tile, shapes }) => [tile, shapes])).toEqual([
      [4, ['pair']],
      [7, ['pair']],
    ]);
    const both = waitsPuzzleOf(completePart(readTiles('5556m')), WITH_PAIRS);
    expect(both?.waits.map(({ tile, shapes }) => [tile, shapes])).toEqual([
      [3, ['two-sided']],
      [5, ['pair']],
      [6, ['two-sided']],
    ]);
  });
});
