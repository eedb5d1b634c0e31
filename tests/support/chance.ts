/** Numbers in [0, 1). */
export type Random = () => number;

/** A whole number from 0 on, below the limit. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** One of some items. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
