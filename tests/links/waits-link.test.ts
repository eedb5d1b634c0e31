import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWaitsLink, encodeWaitsLink, type WaitsLinkState } from '../../src/links/waits-link.ts';
import { LAST_SEED } from '../../src/puzzles/seed.ts';
import { generateWaitsPuzzle } from '../../src/puzzles/waits/generate.ts';
import { SHAPE_LEVELS, WAITS_LEVELS } from '../../src/puzzles/waits/levels.ts';
import { readHand } from '../support/read-hand.ts';

const hands = ['123m 456p 789s EEE C', '2345s [678m] (5555p) [CCC]', '19m 19p 19s ESWNCFB'];

const state: fc.Arbitrary<Partial<WaitsLinkState>> = fc.record(
  {
    h: fc.oneof(
      fc.constantFrom(...hands).map(readHand),
      fc
        .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...SHAPE_LEVELS))
        .map(([seed, level]) => generateWaitsPuzzle({ seed, level }).hand),
    ),
    p: fc.integer({ min: 1, max: LAST_SEED }),
    l: fc.constantFrom(...WAITS_LEVELS),
    r: fc.constantFrom('hk33', 'hk22', 'gd06', 'de64', 'hk33-new-territories'),
  },
  { requiredKeys: [] },
);

describe('the address of a waits puzzle', () => {
  it('is readable', () => {
    expect(encodeWaitsLink({ p: 7, l: 2, r: 'hk33' })).toBe('?p=7&l=2&r=hk33&v=1');
    expect(encodeWaitsLink({ h: readHand('23456s 678m [CCC] 99p') })).toBe('?h=678m99p23456s[CCC]&v=1');
  });

  it('comes back as it was', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(state, (before) => {
        const { state: after, notes } = decodeWaitsLink(encodeWaitsLink(before));
        expect(notes).toEqual([]);
        expect(after).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('survives what browsers and messengers do to it', () => {
    const encoded = encodeURI('?h=678m99p23456s[CCC]&p=7').replace('[', '%5B');
    expect(decodeWaitsLink(encoded).state.p).toBe(7);
    expect(decodeWaitsLink('?h=678m%2099p%2023456s%5BCCC%5D').state.h).toEqual(readHand('678m 99p 23456s [CCC]'));
    expect(decodeWaitsLink('?h=678m99p23456s[CCC]+1s').state.h).toEqual(readHand('678m 99p 23456s [CCC] +1s'));
    expect(decodeWaitsLink('p=7&l=2').state).toEqual({ p: 7, l: 2 });
    expect(decodeWaitsLink('?p=7&utm_source=x&fbclid=1')).toEqual({ state: { p: 7 }, notes: [] });
  });

  it.each([
    ['?p=abc', 'wrong-value', 'p'],
    ['?p=0', 'wrong-value', 'p'],
    ['?p=-3', 'wrong-value', 'p'],
    ['?p=1e3', 'wrong-value', 'p'],
    ['?p=99999999999', 'wrong-value', 'p'],
    ['?p', 'wrong-value', 'p'],
    ['?l=9', 'wrong-value', 'l'],
    ['?l=%E0%A4%A', 'wrong-value', 'l'],
    ['?h=123m', 'wrong-value', 'h'],
    ['?h=11111m22p333s444sEE', 'wrong-value', 'h'],
    ['?r=<script>', 'wrong-value', 'r'],
    ['?v=2', 'other-version', 'v'],
    ['?p=1&p=2', 'repeated', 'p'],
  ])('%s: notes %s of %s', (search, kind, parameter) => {
    expect(decodeWaitsLink(search).notes).toMatchObject([{ kind, parameter }]);
  });

  it('keeps what is legal beside what is not', () => {
    expect(decodeWaitsLink('?p=abc&l=3').state).toEqual({ l: 3 });
    expect(decodeWaitsLink('?p=1&p=2').state).toEqual({ p: 1 });
  });

  it('is never thrown by: damaged links give legal states', { timeout: 30_000 }, () => {
    const piece = fc.constantFrom(
      '?',
      '&',
      '=',
      'p',
      'l',
      'h',
      'r',
      'v',
      '1',
      '9',
      'm',
      '[',
      ']',
      '+',
      '%',
      '%5',
      '%FF',
      '__proto__',
      'constructor',
      ' ',
      '🀇',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
        ),
        (search) => {
          const { state: read } = decodeWaitsLink(search);
          const again = decodeWaitsLink(encodeWaitsLink(read));
          expect(again).toEqual({ state: read, notes: [] });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
