import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { claimsPuzzleOf, type ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import { tableOf, type ClaimsExercise } from '../../puzzles/claims/table.ts';

/** An item of an exercise as a puzzle. */
export function exerciseAt({ id, items }: ClaimsExercise, at: number, rules: RuleSet): ClaimsPuzzle {
  const item = items[at];
  if (!item) throw new Error(`exercise ${id}: no item at ${at}`);
  return claimsPuzzleOf(tableOf(item), { rules, whichChow: false });
}
