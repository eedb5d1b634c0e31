import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextInRow, rememberRow, seedByChance } from '../../src/progress/seed-row.ts';
import { LAST_SEED } from '../../src/puzzles/seed.ts';

/** A storage of its own for each test; `undefined` is a browser that refuses. */
const withStorage = (kept: Map<string, string> | undefined): void => {
  const refused = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (kept === undefined ? refused() : (kept.get(key) ?? null)),
    setItem: (key: string, text: string) => (kept === undefined ? refused() : kept.set(key, text)),
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a reader's own row of puzzles", () => {
  it('goes on after the last one shown, each kind by itself', () => {
    withStorage(new Map());
    rememberRow('waits', 41);
    rememberRow('score', LAST_SEED);
    expect(nextInRow('waits', 7)).toBe(42);
    expect(nextInRow('score', 7)).toBe(1);
  });

  it.each([
    [0, 1],
    [0.5, 500_000],
    [1 - Number.EPSILON, LAST_SEED],
  ])('begins by chance: %d', (chance, seed) => {
    withStorage(new Map());
    expect(nextInRow('claims', seedByChance(chance))).toBe(seed);
  });

  it.each(['', 'x', '0', '-3', '1.5', '1e9', String(LAST_SEED + 1)])('begins anew where "%s" was kept', (text) => {
    withStorage(new Map([['sik-wu:row:waits', text]]));
    expect(nextInRow('waits', 7)).toBe(7);
  });

  it('begins by chance where the browser keeps nothing', () => {
    withStorage(undefined);
    expect(rememberRow('waits', 7)).toBe('not-kept');
    expect(nextInRow('waits', 7)).toBe(7);
  });
});
