import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTicks, formatTicks, parseTicks, rememberedTicks, TICKS_KEY } from '../../src/progress/ticks.ts';

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

describe('ticks added from a file', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('stand beside those of this browser', () => {
    const stored = storage('first-evening/dice\nfirst-evening/tiles');
    expect(addTicks(new Set(['first-evening/chips', 'first-evening/dice']))).toBe('kept');
    expect(rememberedTicks()).toEqual(new Set(['first-evening/dice', 'first-evening/tiles', 'first-evening/chips']));
    expect(stored.size).toBe(1);
  });

  it('write nothing when there are none', () => {
    const stored = storage();
    expect(addTicks(new Set())).toBe('kept');
    expect(stored.size).toBe(0);
  });
});

/** A browser's storage with these ticks. */
function storage(ticks?: string): ReadonlyMap<string, string> {
  const store = new Map(ticks === undefined ? [] : [[TICKS_KEY, ticks]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
  return store;
}
