import type { PatternId } from '../../fan/patterns/index.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import { encodeScoreLink } from '../../links/score-link.ts';
import { generateScorePuzzle } from '../../puzzles/score/generate.ts';
import { THROWN_LEVELS } from '../../puzzles/score/levels.ts';

/** How many puzzles of each level are looked through. */
const SEEDS = 60;

let known: ReadonlyMap<PatternId, string> | undefined;

/** What follows the address of the score puzzles to open one whose hand has the pattern; empty where none is known. */
export function puzzleWith(id: PatternId): string {
  known ??= findPuzzles();
  return known.get(id) ?? '';
}

/** For each pattern the easiest puzzle in whose count it stands. */
function findPuzzles(): ReadonlyMap<PatternId, string> {
  const found = new Map<PatternId, string>();
  for (const level of THROWN_LEVELS)
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { items, special } = generateScorePuzzle({ seed, level, rules: presetRules('hk33') }).score;
      for (const id of [...items.map((item) => item.id), ...special])
        if (!found.has(id)) found.set(id, encodeScoreLink({ p: seed, l: level }));
    }
  return found;
}
