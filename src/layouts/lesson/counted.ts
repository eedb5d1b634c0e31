import type { WrittenWin } from '../../puzzles/score/exercise.ts';
import { readWin } from '../../puzzles/score/exercise.ts';
import { scorePuzzleOf, type ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { PresetId } from '../../fan/rule-sets/rule-set.ts';

/** A win that a lesson writes down, counted. A misprint stops the build. */
export function countedAt(written: WrittenWin, rules: PresetId): ScorePuzzle {
  const puzzle = scorePuzzleOf(readWin(written), presetRules(rules));
  if (puzzle === undefined) throw new Error(`no win at ${rules}: ${written.hand}`);
  return puzzle;
}
