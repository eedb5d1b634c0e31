import type { Random } from '../engine/random.ts';
import { failure, ok, type Result } from '../engine/result.ts';
import type { Wind } from '../engine/tile.ts';
import { isDie, rollDice, sumOf } from './dice.ts';
import type { DicePlan } from './procedure.ts';
import { seatAfter } from './seats.ts';
import { openedStack, stackFrom, type Opening, type StackAddress, type StacksPerWall } from './wall.ts';

/** How many dice each roll of a plan has: the dealer rolls first, the owner of the chosen wall second. */
export const DICE_PLANS: Readonly<Record<DicePlan, readonly number[]>> = {
  /** One roll chooses the wall and the stacks to skip: source 004_a6f187e40c6225ec.txt, as it is done now. */
  singleRoll2: [2],
  singleRoll3: [3],
  /** Source 001_79792cdda8ee7ffa.txt: both rolls are added. */
  threePlusTwo: [3, 2],
  /** Source 004_a6f187e40c6225ec.txt, as it was done in former times. */
  onePlusOne: [1, 1],
  twoPlusTwo: [2, 2],
};

/** One list of dice per roll. */
export type DiceRolls = readonly (readonly number[])[];

export type BreakError =
  | { readonly code: 'wrong-number-of-rolls'; readonly expected: number }
  | { readonly code: 'wrong-number-of-dice'; readonly at: number; readonly expected: number }
  | { readonly code: 'not-a-die'; readonly at: number; readonly token: string };

/** Throws the dice of a plan. */
export const rollForBreak = (plan: DicePlan, random: Random): DiceRolls =>
  DICE_PLANS[plan].map((count) => rollDice(count, random));

/**
 * 開門: whose wall opens. The dealer counts counter-clockwise, beginning with himself as 1. The sources' lists leave out 2
 * (and 1, which one die gives); counting covers them: 1 East, 2 South.
 */
export const breakerOf = (sum: number): Wind => seatAfter('E', sum - 1);

/** The seats touched while the dealer counts to `sum`, the last one being the breaker. */
export const countedSeats = (sum: number): readonly Wind[] =>
  Array.from({ length: sum }, (_, index) => breakerOf(index + 1));

/** The stacks counted from the right end of the breaker's wall and left standing, in the order of counting. */
export const skippedStacks = ({ breaker, skip, stacksPerWall }: Opening): readonly StackAddress[] =>
  Array.from({ length: skip }, (_, index) => stackFrom(breaker, index, stacksPerWall));

/** The stack the first tiles come from: the one after the skipped ones, in the next wall clockwise if the count overflows. */
export const firstStack = (opening: Opening): StackAddress => openedStack(opening, 0);

/**
 * Where the wall opens with these dice: the first roll's sum names the wall, the sum of all rolls the stacks to skip.
 * `skip` is 2–12 or 3–18 with one roll, 5–30 with three dice and two, 2–12 with one and one, 4–24 with two and two.
 */
export function openWall(plan: DicePlan, rolls: DiceRolls, stacksPerWall: StacksPerWall): Result<Opening, BreakError> {
  const error = findBreakError(plan, rolls);
  if (error) return failure(error);
  return ok({ breaker: breakerOf(sumOf(rolls[0] ?? [])), skip: sumOf(rolls.flat()), stacksPerWall });
}

function findBreakError(plan: DicePlan, rolls: DiceRolls): BreakError | undefined {
  const counts = DICE_PLANS[plan];
  if (rolls.length !== counts.length) return { code: 'wrong-number-of-rolls', expected: counts.length };
  for (const [at, dice] of rolls.entries()) {
    const expected = counts[at] ?? 0;
    if (dice.length !== expected) return { code: 'wrong-number-of-dice', at, expected };
    const odd = dice.find((die) => !isDie(die));
    if (odd !== undefined) return { code: 'not-a-die', at, token: String(odd) };
  }
  return undefined;
}
