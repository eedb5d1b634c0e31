import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTicks, parseTicks } from '../../src/progress/ticks.ts';

const word = fc.stringMatching(/^[a-z][a-z-]{0,20}$/);
const tick = fc.tuple(word, word).map(([lesson, item]) => `${lesson}/${item}`);

describe('remembered ticks', () => {
  it('come back as they were stored', () => {
    fc.assert(
      fc.property(fc.uniqueArray(tick), (ticks) => {
        expect([...parseTicks(formatTicks(new Set(ticks)))]).toEqual(ticks);
      }),
    );
  });

  it('are none for a new reader', () => {
    expect(parseTicks(null)).toEqual(new Set());
  });

  it('leave out what is no tick', () => {
    expect(parseTicks('first-evening/dice\n<b>\nchips\nfirst-evening/chips \nFIRST/x\n')).toEqual(
      new Set(['first-evening/dice']),
    );
  });

  it('never fail on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTicks(text)).toBeInstanceOf(Set);
      }),
    );
  });
});
