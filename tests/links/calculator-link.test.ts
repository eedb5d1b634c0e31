import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { WINDS } from '../../src/engine/tile.ts';
import { WIN_FLAGS, WIN_WAYS } from '../../src/fan/circumstances.ts';
import { LIABILITIES } from '../../src/fan/liabilities.ts';
import {
  decodeCalculatorLink,
  encodeCalculatorLink,
  type CalculatorLinkState,
} from '../../src/links/calculator-link.ts';
import { fullHandArbitrary, handArbitrary } from '../support/hand-arbitrary.ts';
import { readHand } from '../support/read-hand.ts';

const partialHand = fc
  .tuple(handArbitrary, fc.nat(13))
  .map(([hand, count]) => ({ ...hand, tiles: hand.tiles.slice(0, count) }));

const wind = fc.constantFrom(...WINDS);

const state: fc.Arbitrary<Partial<CalculatorLinkState>> = fc.record(
  {
    h: fc.oneof(fullHandArbitrary, partialHand),
    s: wind,
    w: wind,
    b: fc.subarray([...BONUS_TILES]),
    y: fc.constantFrom(...WIN_WAYS),
    d: wind,
    f: fc.subarray([...WIN_FLAGS]),
    x: fc.record({ seat: wind, rule: fc.constantFrom(...LIABILITIES) }),
    r: fc.constantFrom('hk33', 'hk33-new-territories', 'hk22*minFan.1*name.三缺一 & <Freunde>+%'),
  },
  { requiredKeys: [] },
);

describe('the address of the calculator', () => {
  it('is readable', () => {
    const h = readHand('2399s EE 9s [789s] [CCC] +4s');
    expect(encodeCalculatorLink({ h, s: 'S', w: 'E', b: ['f2', 'g3'], y: 'discard', d: 'W', r: 'hk33' })).toBe(
      '?h=23999sEE[789s][CCC]%2B4s&s=S&w=E&b=f2g3&y=discard&d=W&r=hk33&v=1',
    );
  });

  it('comes back as it was, finished hand or not', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(state, (before) => {
        const { state: after, notes } = decodeCalculatorLink(encodeCalculatorLink(before));
        expect(notes).toEqual([]);
        expect(after).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['?x=W', 'x'],
    ['?x=W.liabilityOfSomebody', 'x'],
    ['?x=W.liabilityAllKongs.more', 'x'],
    ['?h=12345678m12345678p', 'h'],
    ['?h=11111m', 'h'],
    ['?d=X', 'd'],
  ])('%s is noted', (search, parameter) => {
    expect(decodeCalculatorLink(search).notes).toMatchObject([{ kind: 'wrong-value', parameter }]);
  });
});
