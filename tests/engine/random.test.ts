import { describe, expect, it } from 'vitest';
import { randomSource, shuffle } from '../../src/engine/random.ts';

const take = (seed: string | number, count: number): number[] => {
  const random = randomSource(seed);
  return Array.from({ length: count }, random);
};

describe('the random source', () => {
  it('repeats itself for a seed and differs for others', () => {
    expect(take('a', 20)).toEqual(take('a', 20));
    expect(take(7, 20)).toEqual(take('7', 20));
    expect(new Set(Array.from({ length: 1000 }, (_, seed) => take(seed, 1)[0])).size).toBe(1000);
  });

  it('fills [0, 1) evenly: chi-square of 100 bins below 150 (p < 0.001) for each of ten seeds', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const numbers = take(seed, 100_000);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      const bins = new Array<number>(100).fill(0);
      for (const number of numbers) bins[Math.floor(number * 100)] = (bins[Math.floor(number * 100)] ?? 0) + 1;
      expect(bins.reduce((sum, bin) => sum + (bin - 1000) ** 2 / 1000, 0)).toBeLessThan(150);
    }
  });

  it('shuffles into every order about equally often', () => {
    const random = randomSource('orders');
    const seen = new Map<string, number>();
    for (let round = 0; round < 24_000; round += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const squares = [...seen.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(squares).toBeLessThan(50);
  });

  it('leaves the list that it shuffles alone', () => {
    const items = [1, 2, 3];
    shuffle(items, randomSource(1));
    expect(items).toEqual([1, 2, 3]);
  });
});
