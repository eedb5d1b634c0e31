import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { generateScorePuzzle, nextSeed } from '../../puzzles/score/generate.ts';
import type { ScoreLevel } from '../../puzzles/score/levels.ts';
import { scorePuzzleOf, type ScorePuzzle, type WonHand } from '../../puzzles/score/puzzle.ts';

/** Which puzzle: one made from a seed, or a won hand that was given, before the seeded ones go on. */
export interface ScorePlace {
  readonly seed: number;
  readonly level: ScoreLevel;
  readonly won?: WonHand | undefined;
}

/** The puzzle at a place. A hand that is no win under these rules gives way to the seed. */
export function puzzleAt({ seed, level, won }: ScorePlace, rules: RuleSet): ScorePuzzle {
  const given = won === undefined ? undefined : scorePuzzleOf(won, rules);
  return given ?? generateScorePuzzle({ seed, level, rules });
}

/** The next puzzle of the same level; after a given hand, the seeded one it stood before. */
export const placeAfter = ({ seed, level, won }: ScorePlace): ScorePlace =>
  won === undefined ? { seed: nextSeed(seed), level } : { seed, level };
