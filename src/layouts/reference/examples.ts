import { PATTERN_EXAMPLES } from '../../fan/patterns/examples.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import { readRules } from '../../fan/rule-sets/read-rules.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { explainMiss, type MissReason } from '../../puzzles/score/explain.ts';
import { readWin } from '../../puzzles/score/exercise.ts';
import { scorePuzzleOf, type ScorePuzzle, type WonHand } from '../../puzzles/score/puzzle.ts';
import { setsWith } from './worth.ts';

/** A hand that has the pattern or nearly has it, counted where the pattern is at home. */
export interface ReferenceHand {
  readonly won: WonHand;
  /** Absent for tiles that are no win without the pattern. */
  readonly puzzle: ScorePuzzle | undefined;
  /** Why the pattern is not there, where that can be said of this hand. */
  readonly miss: MissReason | undefined;
}

export interface PatternHands {
  /** The rule set by which the hands are counted: the first that has the pattern, else hk33 with it as a house rule. */
  readonly rules: RuleSet;
  readonly has: readonly ReferenceHand[];
  readonly lacks: readonly ReferenceHand[];
}

/** The examples and counter-examples of a pattern with their count. Other rows of the house are as the rule set has them. */
export function patternHands(id: PatternId): PatternHands {
  const rules = homeOf(id);
  const { has, lacks } = PATTERN_EXAMPLES[id];
  const counted = (written: Parameters<typeof readWin>[0]): ReferenceHand => {
    const won = readWin(written);
    const puzzle = scorePuzzleOf(won, rules);
    const miss = puzzle === undefined ? undefined : explainMiss(id, puzzle);
    return { won, puzzle, miss: miss !== undefined && isTelling(miss) ? miss : undefined };
  };
  return { rules, has: has.map(counted), lacks: lacks.map(counted) };
}

function homeOf(id: PatternId): RuleSet {
  const [first] = setsWith(id);
  if (first !== undefined) return presetRules(first);
  const house = readRules({ base: 'hk33', rows: { [id]: 1 } });
  if (!house.ok) throw new Error(`no house rule: ${id}`);
  return house.value;
}

/** A reason that names something in the hand; the others say only that it is so. */
const isTelling = (miss: MissReason): boolean =>
  miss.kind !== 'not-so-won' && miss.kind !== 'other-shape' && !('tiles' in miss && miss.tiles.length === 0);
