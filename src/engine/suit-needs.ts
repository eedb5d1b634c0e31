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
    const chows = hasChows && rank + 2 < counts.length ? CHOWS : 1;
    nextRank(states, next, counts[rank] ?? 0, limits[rank] ?? COPIES_PER_TILE, chows);
    [states, next] = [next, states];
  }
  return [...states.subarray(0, NEEDS_LENGTH)];
}

/**
 * State number: (chows begun two ranks before * 3 + chows begun one rank before) * 10 + needs index. Plain loops over two
 * buffers in turn: every suit that is met for the first time goes through here, 4 times as fast as with new lists.
 */
function nextRank(states: Uint8Array, next: Uint8Array, count: number, limit: number, chowChoices: number): void {
  next.fill(IMPOSSIBLE);
  for (let state = 0; state < STATES; state += 1) {
    const cost = states[state] ?? IMPOSSIBLE;
    if (cost >= IMPOSSIBLE) continue;
    const goal = state % NEEDS_LENGTH;
    const begun = (state - goal) / NEEDS_LENGTH;
    const before = begun % CHOWS;
    const running = before + (begun - before) / CHOWS;
    const sets = goal % PAIR;
    const pairChoices = goal < PAIR ? 2 : 1;
    for (let chows = 0; chows < chowChoices; chows += 1) {
      for (let pungs = 0; pungs < 2 && sets + chows + pungs < PAIR; pungs += 1) {
        for (let pairs = 0; pairs < pairChoices; pairs += 1) {
          const used = running + chows + 3 * pungs + 2 * pairs;
          if (used > limit) break;
          const to = (before * CHOWS + chows) * NEEDS_LENGTH + goal + chows + pungs + PAIR * pairs;
          const sum = used > count ? cost + used - count : cost;
          if (sum < (next[to] ?? IMPOSSIBLE)) next[to] = sum;
        }
      }
    }
  }
}
