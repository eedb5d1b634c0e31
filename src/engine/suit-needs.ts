import { COPIES_PER_TILE } from './tile.ts';

/**
 * How many tiles one suit lacks: at `sets` the fewest tiles to add so that it holds that many sets (0–4), at
 * `5 + sets` the same and a pair. `IMPOSSIBLE` where no such group of tiles exists.
 */
export type Needs = readonly number[];

export const NEEDS_LENGTH = 10;
export const IMPOSSIBLE = 99;

const PAIR = 5;
const CHOWS = 3;
const STATES = CHOWS * CHOWS * NEEDS_LENGTH;

/**
 * The needs of a suit with these copies by rank, of which `limits` says how many the hand may come to hold (four, less
 * those that lie in sets). Goes through the ranks once; a state is the chows that began one and two ranks before, the sets
 * so far, and whether there is a pair. Three equal chows are three pungs, so that no more than two are begun at a rank.
 */
export function needsOf(counts: readonly number[], limits: readonly number[], hasChows: boolean): Needs {
  let states = new Uint8Array(STATES).fill(IMPOSSIBLE);
  let next = new Uint8Array(STATES);
  states[0] = 0;
  for (let rank = 0; rank < counts.length; rank += 1) {
    const mayBegin = hasChows && rank + 2 < counts.length;
    nextRank(states, next, counts[rank] ?? 0, limits[rank] ?? COPIES_PER_TILE, mayBegin);
    [states, next] = [next, states];
  }
  return Array.from(states.subarray(0, NEEDS_LENGTH));
}

/**
 * The ways on at one rank with so many chows that begin: for each three numbers, the state it comes from, the one it leads to,
 * and the tiles of the rank that it takes. A state is numbered (chows begun two ranks before * 3 + chows begun one rank before)
 * * 10 + needs index; a chow counts as a set from its first tile on.
 */
const waysWith = (chows: number): readonly number[] =>
  [...new Array(STATES).keys()].flatMap((from) => {
    const goal = from % NEEDS_LENGTH;
    const begun = (from - goal) / NEEDS_LENGTH;
    const before = begun % CHOWS;
    const running = before + (begun - before) / CHOWS;
    return [0, 2, 3].flatMap((beside) => {
      const sets = chows + (beside === 3 ? 1 : 0);
      const to = (before * CHOWS + chows) * NEEDS_LENGTH + goal + sets + (beside === 2 ? PAIR : 0);
      const taken = running + chows + beside;
      const fits = taken <= COPIES_PER_TILE && goal % PAIR >= running && (goal % PAIR) + sets < PAIR;
      return fits && (beside !== 2 || goal < PAIR) ? [from, to, taken] : [];
    });
  });

const WITHOUT_CHOW = waysWith(0);
const WAYS = Uint8Array.from([...WITHOUT_CHOW, ...waysWith(1), ...waysWith(2)]);

/** One plain loop over bytes, for every suit that is met for the first time: twice as fast as one loop in another for each choice. */
function nextRank(states: Uint8Array, next: Uint8Array, count: number, limit: number, hasChows: boolean): void {
  const end = hasChows ? WAYS.length : WITHOUT_CHOW.length;
  next.fill(IMPOSSIBLE);
  for (let way = 0; way < end; way += 3) {
    const before = states[WAYS[way] ?? 0] ?? IMPOSSIBLE;
    const to = WAYS[way + 1] ?? 0;
    const taken = WAYS[way + 2] ?? 0;
    if (before >= IMPOSSIBLE || taken > limit) continue;
    const cost = taken > count ? before + taken - count : before;
    if (cost < (next[to] ?? 0)) next[to] = cost;
  }
}
