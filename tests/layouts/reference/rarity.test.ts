import { describe, expect, it } from 'vitest';
import { PATTERN_IDS } from '../../../src/fan/patterns/index.ts';
import { rarityOf } from '../../../src/layouts/reference/rarity.ts';

describe('how rare a pattern is', () => {
  /** Thirteen hands, in each of which one of the thirteen stands twice: C(4, 2) · 4¹² choices of real tiles. */
  it('counts thirteen orphans in every choice of real tiles', () => {
    expect(rarityOf('thirteen-orphans')).toMatchObject({ deals: 13 * 6 * 4 ** 12 });
  });

  /** Seven of 34 kinds, two of the four tiles of each; among them those that are four sets and a pair as well. */
  it('counts seven pairs among all complete hands, and no other pattern beside them', () => {
    const kinds = [34, 33, 32, 31, 30, 29, 28].reduce((product, n) => product * n, 1) / 5040;
    const pairs = rarityOf('seven-pairs');
    expect(pairs?.deals).toBe(kinds * 6 ** 7);
    const flush = rarityOf('full-flush');
    expect((pairs?.all ?? 0) - (flush?.all ?? 0)).toBeGreaterThan(0);
    expect((pairs?.all ?? 0) - (flush?.all ?? 0)).toBeLessThan(kinds * 6 ** 7);
  });

  it('lays more little tiles open the more often a pattern comes', () => {
    const known = PATTERN_IDS.flatMap((id) => rarityOf(id) ?? []).map(({ deals, all, level }) => ({
      rare: all / deals,
      level,
    }));
    expect(new Set(known.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const { rare, level } of known) {
      const [least = 0, most = 0] =
        [
          [100_000, Infinity],
          [1000, 100_000],
          [100, 1000],
          [10, 100],
          [1, 10],
        ][level - 1] ?? [];
      expect(rare).toBeGreaterThanOrEqual(least);
      expect(rare).toBeLessThanOrEqual(most);
    }
  });

  it('is not said of luck, flowers and claims', () => {
    expect((['self-draw', 'seat-flower', 'all-claimed'] as const).map(rarityOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
