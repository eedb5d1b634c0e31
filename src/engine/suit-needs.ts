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
  let states = new Array<number>(STATES).fill(IMPOSSIBLE);
  states[0] = 0;
  for (let rank = 0; rank < counts.length; rank += 1) {
    const chows = hasChows && rank + 2 < counts.length ? CHOWS : 1;
    states = nextRank(states, counts[rank] ?? 0, limits[rank] ?? COPIES_PER_TILE, chows);
  }
  return states.slice(0, NEEDS_LENGTH);
}

/** State number: (chows begun two ranks before * 3 + chows begun one rank before) * 10 + needs index. */
function nextRank(states: readonly number[], count: number, limit: number, chowChoices: number): number[] {
  const next = new Array<number>(STATES).fill(IMPOSSIBLE);
  states.forEach((cost, state) => {
    if (cost >= IMPOSSIBLE) return;
    const goal = state % NEEDS_LENGTH;
    const before = Math.floor(state / NEEDS_LENGTH) % CHOWS;
    const running = before + Math.floor(state / (NEEDS_LENGTH * CHOWS));
    for (let chows = 0; chows < chowChoices; chows += 1) {
      for (let pungs = 0; pungs < 2; pungs += 1) {
        for (let pairs = 0; pairs < (goal < PAIR ? 2 : 1); pairs += 1) {
          const used = running + chows + 3 * pungs + 2 * pairs;
          if (used > limit || (goal % PAIR) + chows + pungs >= PAIR) continue;
          const to = (before * CHOWS + chows) * NEEDS_LENGTH + goal + chows + pungs + PAIR * pairs;
          next[to] = Math.min(next[to] ?? IMPOSSIBLE, cost + Math.max(0, used - count));
        }
      }
    }
  });
  return next;
}
