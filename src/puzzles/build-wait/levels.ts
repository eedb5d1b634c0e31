import { SIMPLE_SHAPES } from '../waits/shape.ts';
import type { BuildWaitPuzzle } from './puzzle.ts';

/** From two gaps for a simple wait to half a hand. */
export const BUILD_WAIT_LEVELS = [1, 2, 3, 4, 5] as const;
export type BuildWaitLevel = (typeof BUILD_WAIT_LEVELS)[number];

/** What is measured on a puzzle of a level: its gaps, and how many waits it asks for, at least and at most. */
export const MEASURES: Readonly<
  Record<BuildWaitLevel, { readonly missing: number; readonly waits: readonly [number, number] }>
> = {
  1: { missing: 2, waits: [1, 2] },
  2: { missing: 3, waits: [2, 3] },
  3: { missing: 4, waits: [3, 3] },
  4: { missing: 4, waits: [4, 6] },
  5: { missing: 7, waits: [3, 9] },
};

const SIMPLE: readonly string[] = SIMPLE_SHAPES;

/** Whether a puzzle belongs to a level: by the measures, and on level 1 a wait of one simple shape with nothing claimed. */
export function isOfLevel(level: BuildWaitLevel, { given, missing, target, shape }: BuildWaitPuzzle): boolean {
  const { missing: gaps, waits } = MEASURES[level];
  if (missing !== gaps || target.length < waits[0] || target.length > waits[1]) return false;
  if (shape === 'seven-pairs' || shape.startsWith('orphans')) return false;
  return level > 1 || (given.melds.length === 0 && SIMPLE.includes(shape));
}
