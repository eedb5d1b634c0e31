import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { generateDiscardPuzzle } from '../../puzzles/discard/generate.ts';
import type { DiscardLevel } from '../../puzzles/discard/levels.ts';
import type { DiscardPuzzle } from '../../puzzles/discard/puzzle.ts';
import type { Place } from '../practice/place-link.ts';
import { rulesNamed } from '../rules/use-rule-set.ts';

/** The puzzle at a place, under a custom set once it is read, else under the rule set of the project that is named. */
export const madePuzzle = (
  { seed, level }: Place<DiscardLevel>,
  text: RulesText,
  custom: RuleSet | undefined,
): DiscardPuzzle => generateDiscardPuzzle({ seed, level, rules: custom ?? rulesNamed(text) });
