import { DICE_PLANS, firstStack, openWall, type DiceRolls } from '../../table/break.ts';
import { isDie } from '../../table/dice.ts';
import type { DicePlan } from '../../table/procedure.ts';
import type { Opening, StackAddress, StacksPerWall } from '../../table/wall.ts';

/** „Wo geht die Mauer auf?“ (開門): thrown dice and the one stack the first tiles come from. */
export interface WallPuzzle {
  readonly plan: DicePlan;
  readonly rolls: DiceRolls;
  readonly opening: Opening;
  readonly first: StackAddress;
}

/** The puzzle of a throw; `undefined` if the dice do not fit the plan. */
export function wallPuzzleOf(plan: DicePlan, rolls: DiceRolls, stacksPerWall: StacksPerWall): WallPuzzle | undefined {
  const opening = openWall(plan, rolls, stacksPerWall);
  return opening.ok ? { plan, rolls, opening: opening.value, first: firstStack(opening.value) } : undefined;
}

/** Dice written side by side, as `35` or `24534`, as the rolls of a plan; `undefined` if they are no such dice. */
export function rollsFrom(plan: DicePlan, text: string): DiceRolls | undefined {
  const dice = Array.from(text, Number);
  const counts = DICE_PLANS[plan];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (dice.length !== total || !dice.every(isDie)) return undefined;
  return counts.map((count, roll) => {
    const before = counts.slice(0, roll).reduce((sum, other) => sum + other, 0);
    return dice.slice(before, before + count);
  });
}
