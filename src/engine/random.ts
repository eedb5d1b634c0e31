/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * A repeatable source of numbers in [0, 1): the same seed gives the same numbers on every machine. A number seeds like
 * its decimal text. The generator is splitmix32 (a counter mixed by two multiplications), started from an FNV-1a hash
 * of the seed: good for dealing hands and puzzles, not for secrets.
 */
export function randomSource(seed: string | number): Random {
  let state = hash(String(seed));
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

/** The items in random order, as a new list; every order is equally likely. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = item;
  }
  return shuffled;
}

/** One of the items, each as likely. At least one item. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Some of the items, none twice, in the order they were drawn. */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const item = pick(rest, random);
    rest.splice(rest.indexOf(item), 1);
    return item;
  });
}
