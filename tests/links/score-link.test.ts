import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { formatHand } from '../../src/engine/notation.ts';
import { WINDS } from '../../src/engine/tile.ts';
import { WIN_FLAGS, WIN_WAYS } from '../../src/fan/circumstances.ts';
import { decodeScoreLink, encodeScoreLink } from '../../src/links/score-link.ts';
import { readHand } from '../support/read-hand.ts';

describe('the address of a score puzzle', () => {
  it('is short and readable', () => {
    expect(encodeScoreLink({ p: 7, l: 2, r: 'hk22' })).toBe('?p=7&l=2&r=hk22&v=1');
  });

  it('brings back a won hand and how it was won', () => {
    const hand = readHand('2399s EE 9s [789s] [CCC] +4s');
    fc.assert(
      fc.property(
        fc.constantFrom(...WINDS),
        fc.constantFrom(...WINDS),
        fc.subarray([...BONUS_TILES]),
        fc.constantFrom(...WIN_WAYS),
        fc.subarray([...WIN_FLAGS]),
        (s, w, b, y, f) => {
          const { state, notes } = decodeScoreLink(encodeScoreLink({ h: hand, s, w, b, y, f, l: 3, r: 'hk33' }));
          expect(notes).toEqual([]);
          expect(formatHand(state.h ?? readHand('19m 19p 19s ESWNCFB +1m'))).toBe(formatHand(hand));
          expect([state.s, state.w, state.b, state.y, state.f, state.l]).toEqual([s, w, b, y, f, 3]);
        },
      ),
    );
  });

  it.each([
    ['?p=0', 'p'],
    ['?l=9', 'l'],
    ['?s=X', 's'],
    ['?y=luck', 'y'],
    ['?b=f9', 'b'],
  ])('%s is noted', (search, parameter) => {
    expect(decodeScoreLink(search).notes).toMatchObject([{ kind: 'wrong-value', parameter }]);
  });
});
