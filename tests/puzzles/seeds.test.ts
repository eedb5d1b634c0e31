import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAST_SEED, nextSeed } from '../../src/puzzles/seed.ts';
import { seedNotations } from '../support/seed-notation.ts';

describe('seeds', () => {
  it('follow one another in a ring', () => {
    expect(nextSeed(1)).toBe(2);
    expect(nextSeed(LAST_SEED)).toBe(1);
  });

  /**
   * Shared links name puzzles by seed and level. The golden list is a stability pin written by the generators themselves: it
   * proves no answer, it only makes sure that a change of a generator, which would make old links open other puzzles, is
   * noticed. Change it (`node tests/support/write-seeds.ts`) only together with the version of the link format.
   */
  const pinned = JSON.parse(readFileSync(new URL('../golden/seeds.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, string>
  >;

  it('still give the puzzles that links were shared for', { timeout: 60_000 }, () => {
    const now = seedNotations(4);
    for (const [seed, notation] of Object.entries(pinned))
      expect(`${seed}: ${now[seed] ?? ''}`).toBe(`${seed}: ${notation}`);
    expect(Object.keys(now).sort()).toEqual(Object.keys(pinned).sort());
  });
});
