import { randomSource } from '../../engine/random.ts';
import { rollForBreak } from '../../table/break.ts';
import type { DicePlan } from '../../table/procedure.ts';
import type { StacksPerWall } from '../../table/wall.ts';
import { wallPuzzleOf, type WallPuzzle } from './puzzle.ts';

export interface WallRequest {
  readonly seed: number;
  readonly plan: DicePlan;
  readonly stacksPerWall: StacksPerWall;
}

/**
 * The wall puzzle of a seed: the same seed, plan and length of the walls always give the same dice. Every throw of the plan
 * can come, as often as it does at a table.
 */
export function generateWallPuzzle({ seed, plan, stacksPerWall }: WallRequest): WallPuzzle {
  const rolls = rollForBreak(plan, randomSource(`wall ${plan} ${seed}`));
  const puzzle = wallPuzzleOf(plan, rolls, stacksPerWall);
  if (puzzle === undefined) throw new Error(`no puzzle of ${plan} with seed ${seed}`);
  return puzzle;
}
