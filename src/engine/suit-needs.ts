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
    const ways = hasChows && rank + 2 < counts.length ? WAYS.length : WAYS_WITHOUT_CHOW;
    nextRank(states, next, counts[rank] ?? 0, limits[rank] ?? COPIES_PER_TILE, ways);
    [states, next] = [next, states];
  }
  return Array.from(states.subarray(0, NEEDS_LENGTH));
}

/** A way on at one rank: from a state to the next one, with so many tiles of the rank in sets and the pair. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly tiles: number;
  /** Chows that begin. */
  readonly chows: number;
}

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

/**
 * Every way. A state is numbered (chows begun two ranks before * 3 + chows begun one rank before) * 10 + needs index; a chow counts
 * as a set from its first tile on.
 */
const WAYS: readonly Way[] = upTo(STATES - 1)
  .flatMap((from) => {
    const goal = from % NEEDS_LENGTH;
    const before = Math.floor(from / NEEDS_LENGTH) % CHOWS;
    const running = before + Math.floor(from / NEEDS_LENGTH / CHOWS);
    return upTo(CHOWS - 1).flatMap((chows) =>
      upTo(1).flatMap((pungs) =>
        upTo(goal < PAIR ? 1 : 0)
          .filter(() => (goal % PAIR) + chows + pungs < PAIR && goal % PAIR >= running)
          .map((pairs) => ({
            from,
            to: (before * CHOWS + chows) * NEEDS_LENGTH + goal + chows + pungs + PAIR * pairs,
            tiles: running + chows + 3 * pungs + 2 * pairs,
            chows,
          })),
      ),
    );
  })
  .filter(({ tiles }) => tiles <= COPIES_PER_TILE)
  .sort((one, other) => one.chows - other.chows);

/** Where no chow can begin only the first of them are open. */
const WAYS_WITHOUT_CHOW = WAYS.filter(({ chows }) => chows === 0).length;

const FROM = Uint8Array.from(WAYS, ({ from }) => from);
const TO = Uint8Array.from(WAYS, ({ to }) => to);
const TAKEN = Uint8Array.from(WAYS, ({ tiles }) => tiles);

/** One plain loop over bytes: every suit that is met for the first time goes through here, ten times as fast as with lists. */
function nextRank(states: Uint8Array, next: Uint8Array, count: number, limit: number, ways: number): void {
  next.fill(IMPOSSIBLE);
  for (let way = 0; way < ways; way += 1) {
    const before = states[FROM[way] ?? 0] ?? IMPOSSIBLE;
    const taken = TAKEN[way] ?? 0;
    if (before >= IMPOSSIBLE || taken > limit) continue;
    const cost = taken > count ? before + taken - count : before;
    const to = TO[way] ?? 0;
    if (cost < (next[to] ?? 0)) next[to] = cost;
  }
}
