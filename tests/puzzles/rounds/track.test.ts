import { describe, expect, it } from 'vitest';
import type { ChairResult } from '../../../src/puzzles/rounds/puzzle.ts';
import { positionNow, trackMatch } from '../../../src/puzzles/rounds/track.ts';
import { PROCEDURES } from '../../../src/table/procedure.ts';

const ALWAYS_PASSING = PROCEDURES.gd06;

describe('a match that is followed', () => {
  it('has sixteen hands where the deal always passes, and no more', () => {
    const draws = new Array<ChairResult>(20).fill('draw');
    const hands = trackMatch(draws, ALWAYS_PASSING);
    expect(hands).toHaveLength(16);
    expect(positionNow(hands)).toBeUndefined();
    expect(hands.map(({ position: { round, hand } }) => `${round}${String(hand)}`).join(' ')).toBe(
      'E1 E2 E3 E4 S1 S2 S3 S4 W1 W2 W3 W4 N1 N2 N3 N4',
    );
  });

  it('stays with the dealer after his own win and, at Hong Kong tables, after a draw', () => {
    const results: readonly ChairResult[] = [{ winner: 'E' }, 'draw', { winner: 'S' }, { winner: 'S' }];
    const hands = trackMatch(results, PROCEDURES.hk33);
    expect(hands.map(({ position: { hand, repeats } }) => [hand, repeats])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ]);
    expect(positionNow(hands)).toEqual({ round: 'E', hand: 2, repeats: 1 });
  });

  it('begins with the first hand', () => {
    expect(positionNow(trackMatch([], PROCEDURES.hk33))).toEqual({ round: 'E', hand: 1, repeats: 0 });
  });
});
