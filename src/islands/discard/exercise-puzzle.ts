import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import { tableOf, type DiscardExercise } from '../../puzzles/discard/table.ts';
import { discardPuzzleOf } from '../../puzzles/discard/under-rules.ts';

/** An item of an exercise as a puzzle. */
export function exerciseAt({ id, items }: DiscardExercise, at: number, rules: RuleSet): DiscardPuzzle {
  const item = items[at];
  if (!item) throw new Error(`exercise ${id}: no item at ${at}`);
  return discardPuzzleOf(tableOf(item), item.ask ?? 'tiles', rules);
}
