/** What finds the answers of a claims puzzle: the rule sets, what a hand is worth, and who may claim. */
export { presetRules } from '../../fan/rule-sets/index.ts';
export { claimsPuzzleOf } from '../../puzzles/claims/puzzle.ts';
