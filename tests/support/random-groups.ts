import { below, pick, type Random } from './chance.ts';
import { KINDS } from './reference-hand.ts';
import { ORPHANS } from './reference-splits.ts';

/** A set or the pair of a hand to be. */
export interface Group {
  readonly kind: 'chow' | 'pung' | 'kong' | 'pair';
  readonly first: number;
}

/** A small generator of the "mulberry" kind, numbers in [0, 1). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** The kinds a hand may be made of, and how likely its sets are chows. */
interface Theme {
  readonly kinds: readonly number[];
  readonly chows: number;
}

export function randomTheme(random: Random): Theme {
  const suit = below(random, 3) * 9;
  const oneSuit = range(suit, suit + 9);
  const low = suit + below(random, 5);
  const honors = range(27, KINDS);
  return pick<() => Theme>(random, [
    () => ({ kinds: range(0, KINDS), chows: 0.7 }),
    () => ({ kinds: range(0, KINDS), chows: 0.7 }),
    () => ({ kinds: range(0, KINDS), chows: 0.05 }),
    () => ({ kinds: range(0, 27), chows: 1 }),
    () => ({ kinds: oneSuit, chows: 0.6 }),
    () => ({ kinds: [...oneSuit, ...honors], chows: 0.5 }),
    () => ({ kinds: [...oneSuit, ...range(31, KINDS)], chows: 0.3 }),
    () => ({ kinds: [...oneSuit, pick(random, [31, 32, 33])], chows: 0 }),
    () => ({ kinds: range(low, low + 5), chows: 0.5 }),
    () => ({ kinds: [...range(low, low + 4), ...honors], chows: 0.5 }),
    () => ({ kinds: honors, chows: 0 }),
    () => ({ kinds: [...range(27, 31), pick(random, oneSuit), pick(random, honors)], chows: 0 }),
    () => ({ kinds: [...range(27, 31), ...oneSuit], chows: 0.4 }),
    () => ({ kinds: [...honors, ...range(0, 27).filter(() => random() < 0.2)], chows: 0.3 }),
    () => ({ kinds: [...range(31, KINDS), pick(random, range(0, 27)), ...oneSuit], chows: 0.3 }),
    () => ({ kinds: ORPHANS, chows: 0 }),
    () => ({ kinds: ORPHANS.slice(0, 6), chows: 0 }),
  ])();
}

export const tilesOf = ({ kind, first }: Group): number[] => {
  if (kind === 'chow') return [first, first + 1, first + 2];
  return new Array<number>(kind === 'pair' ? 2 : kind === 'pung' ? 3 : 4).fill(first);
};

/** Takes the group's tiles out of what is left of the wall, if they are there. */
function take(left: number[], group: Group): boolean {
  const tiles = tilesOf(group);
  const after = [...left];
  for (const tile of tiles) after[tile] = (after[tile] ?? 0) - 1;
  if (after.some((count) => count < 0)) return false;
  left.splice(0, left.length, ...after);
  return true;
}

const canStartChow = (kinds: readonly number[], tile: number): boolean =>
  tile < 27 && tile % 9 <= 6 && kinds.includes(tile + 1) && kinds.includes(tile + 2);

/** Four sets and a pair of the theme's kinds; `undefined` when the draw ran into a corner. */
export function randomGroups(random: Random, { kinds, chows }: Theme): Group[] | undefined {
  const left = new Array<number>(KINDS).fill(4);
  const groups: Group[] = [];
  for (let tries = 0; tries < 60 && groups.length < 5; tries += 1) {
    const first = pick(random, kinds);
    const isChow = random() < chows;
    if (isChow && groups.length < 4 && !canStartChow(kinds, first)) continue;
    const group: Group = { kind: groups.length === 4 ? 'pair' : isChow ? 'chow' : 'pung', first };
    if (take(left, group)) groups.push(group);
  }
  if (groups.length < 5) return undefined;
  const kongs = random() < 0.15 ? 0.9 : 0.12;
  return groups.map((group) =>
    group.kind === 'pung' && random() < kongs && (left[group.first] ?? 0) > 0 ? { ...group, kind: 'kong' } : group,
  );
}

/** Fourteen tiles that are seven pairs, now and then with four equal ones. */
export function randomPairs(random: Random): number[] {
  const kinds =
    random() < 0.5
      ? range(0, KINDS)
      : range(below(random, 3) * 9, 27)
          .slice(0, 9)
          .concat(range(27, KINDS));
  const left = new Array<number>(KINDS).fill(random() < 0.3 ? 4 : 2);
  const held: number[] = [];
  while (held.length < 14) {
    const pair: Group = { kind: 'pair', first: pick(random, kinds) };
    if (take(left, pair)) held.push(pair.first, pair.first);
  }
  return held;
}

/** Nine gates with any tile of the suit as the fourteenth. */
export function randomGates(random: Random): number[] {
  const suit = below(random, 3) * 9;
  return [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, below(random, 9)].map((rank) => suit + rank);
}
