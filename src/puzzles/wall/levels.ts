import { rollForBreak } from '../../table/break.ts';
import { PROCEDURE_OPTIONS, type DicePlan } from '../../table/procedure.ts';
import type { StacksPerWall } from '../../table/wall.ts';
import { hasItsTurn, seededSource } from '../seed.ts';
import { wallPuzzleOf, type WallPuzzle } from './puzzle.ts';

/** From two dice to a count that runs over into the next wall. */
export const WALL_LEVELS = [1, 2, 3, 4] as const;
export type WallLevel = (typeof WALL_LEVELS)[number];

const BIG: readonly DicePlan[] = ['threePlusTwo', 'twoPlusTwo'];

/** The ways to throw that a level asks for. */
const PLANS: Readonly<Record<WallLevel, readonly DicePlan[]>> = {
  1: ['singleRoll2'],
  2: ['singleRoll3'],
  3: PROCEDURE_OPTIONS.dicePlan.filter((plan) => plan !== 'singleRoll2' && plan !== 'singleRoll3'),
  4: BIG,
};

/**
 * Whether a puzzle belongs to a level, by what is measured on it:
 * 1. one roll of two dice; 2. one roll of three dice; both within the wall;
 * 3. two rolls that are added, within the wall;
 * 4. two rolls that skip the whole wall, so that the count goes on in the next one.
 */
function isOfLevel(level: WallLevel, { plan, opening }: WallPuzzle): boolean {
  const runsOver = opening.skip >= opening.stacksPerWall;
  return PLANS[level].includes(plan) && runsOver === (level === 4);
}

export interface WallLevelRequest {
  readonly seed: number;
  readonly level: WallLevel;
  readonly stacksPerWall: StacksPerWall;
}

/**
 * The wall puzzle of a seed on a level; ten seeds in a row never give the same dice.
 *
 * @throws RangeError for a seed outside 1 … LAST_SEED.
 */
export function generateWallOfLevel({ seed, level, stacksPerWall }: WallLevelRequest): WallPuzzle {
  const random = seededSource('wall', level, seed);
  const plans = PLANS[level];
  for (;;) {
    const plan = plans[Math.floor(random() * plans.length)] ?? 'singleRoll2';
    const rolls = rollForBreak(plan, random);
    if (!hasItsTurn(`${plan} ${rolls.join(' ')}`, seed)) continue;
    const puzzle = wallPuzzleOf(plan, rolls, stacksPerWall);
    if (puzzle !== undefined && isOfLevel(level, puzzle)) return puzzle;
  }
}
