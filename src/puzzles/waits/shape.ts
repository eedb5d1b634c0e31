import { suitOf, type Tile } from '../../engine/tile.ts';

/** What a single wait completes: 兩頭, 邊張, 嵌張, 對碰, 單吊, and the two hands without four sets. */
export const SIMPLE_SHAPES = [
  'two-sided',
  'edge',
  'closed',
  'two-pairs',
  'pair',
  'seven-pairs',
  'thirteen-orphans',
] as const;
export type SimpleShape = (typeof SIMPLE_SHAPES)[number];

/**
 * The name of a whole wait. The first five are the simple shapes alone. Compounds:
 * - `long-run`: three or more waits, all two-sided and three ranks apart (23456 waits for 1, 4, 7; 三飛);
 * - `runs`: several waits that all complete a chow, other than the above;
 * - `long-pair`: each of several waits completes the pair (2345 waits for 2 and 5);
 * - `pair-and-run`: chows and the pair (4445 waits for 3, 5, 6);
 * - `two-pairs-and-run`: chows and a pung; `pair-and-two-pairs`: the pair and a pung;
 * - `mixed`: chows, a pung and the pair;
 * - `nine-gates` (九子連環): every tile of the suit;
 * - `seven-pairs`: the seventh pair; `orphans-one`, `orphans-thirteen`: the missing one of thirteen orphans, or any of them.
 */
export const WAIT_SHAPES = [
  'two-sided',
  'edge',
  'closed',
  'two-pairs',
  'pair',
  'long-run',
  'runs',
  'long-pair',
  'pair-and-run',
  'two-pairs-and-run',
  'pair-and-two-pairs',
  'mixed',
  'nine-gates',
  'seven-pairs',
  'orphans-one',
  'orphans-thirteen',
] as const;
export type WaitShape = (typeof WAIT_SHAPES)[number];

interface ShapedWait {
  readonly tile: Tile;
  /** All simple shapes this wait completes, over all its readings. */
  readonly shapes: readonly SimpleShape[];
}

type RunShape = 'two-sided' | 'edge' | 'closed';
const isRun = (shape: SimpleShape): shape is RunShape =>
  shape === 'two-sided' || shape === 'edge' || shape === 'closed';

/** The name of the whole wait, from what each wait completes. At least one wait. */
export function nameShape(waits: readonly ShapedWait[]): WaitShape {
  if (waits.every(({ shapes }) => shapes.includes('thirteen-orphans')))
    return waits.length > 1 ? 'orphans-thirteen' : 'orphans-one';
  if (isNineGates(waits)) return 'nine-gates';
  const union = SIMPLE_SHAPES.filter((shape) => waits.some(({ shapes }) => shapes.includes(shape)));
  const runs = union.filter(isRun);
  const pair = union.includes('pair');
  const pung = union.includes('two-pairs');
  if (runs.length === 0) return nameWithoutRuns(pair, pung, waits.length);
  if (pair) return pung ? 'mixed' : 'pair-and-run';
  return pung ? 'two-pairs-and-run' : nameRuns(runs, waits);
}

function nameWithoutRuns(pair: boolean, pung: boolean, count: number): WaitShape {
  if (pair && pung) return 'pair-and-two-pairs';
  if (pung) return 'two-pairs';
  if (!pair) return 'seven-pairs';
  return count > 1 ? 'long-pair' : 'pair';
}

function nameRuns(runs: readonly RunShape[], waits: readonly ShapedWait[]): WaitShape {
  const [only, second] = runs;
  if (only === undefined || second !== undefined) return 'runs';
  if (waits.length === 1) return only;
  const threeApart = waits.every(({ tile }, index) => {
    const previous = waits[index - 1]?.tile;
    return previous === undefined || (tile - previous === 3 && suitOf(tile) === suitOf(previous));
  });
  if (only !== 'two-sided' || !threeApart) return 'runs';
  return waits.length === 2 ? 'two-sided' : 'long-run';
}

const isNineGates = (waits: readonly ShapedWait[]): boolean =>
  waits.length === 9 &&
  waits.every(({ tile }) => suitOf(tile) !== undefined && suitOf(tile) === suitOf(waits[0]?.tile ?? tile));
