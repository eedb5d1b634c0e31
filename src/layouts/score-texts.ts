import { PATTERN_IDS, type PatternId } from '../fan/patterns/index.ts';
import { presetRules } from '../fan/rule-sets/index.ts';
import type { PresetId } from '../fan/rule-sets/rule-set.ts';
import type { PatternTexts } from '../islands/score/words.ts';
import { exerciseAt } from '../islands/score/score-try.ts';
import type { ScoreExercise } from '../puzzles/score/exercise.ts';
import { offeredRows } from '../puzzles/score/rows.ts';
import type { FanText } from './fan-texts.ts';

/** Names and rules of these patterns, as an island needs them; the Chinese term only beside another name. */
export const shortTexts = (texts: ReadonlyMap<PatternId, FanText>, ids: readonly PatternId[]): PatternTexts =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const text = texts.get(id);
      if (text === undefined) return [];
      const { name, zh, rule } = text;
      return [[id, zh === undefined || zh === name ? { name, rule } : { name, zh, rule }]];
    }),
  );

/** The rows that any hand of the exercise can show under one of these rule sets. */
export function rowsThatMayAppear(exercise: ScoreExercise, rules: readonly PresetId[]): readonly PatternId[] {
  const puzzles = rules.flatMap((id) => exercise.hands.map((_, at) => exerciseAt(exercise, at, presetRules(id))));
  const rows = new Set(
    puzzles.flatMap((puzzle) => [
      ...offeredRows(puzzle),
      ...puzzle.score.special,
      ...[...puzzle.score.items, ...puzzle.score.suppressed].map(({ id }) => id),
    ]),
  );
  return PATTERN_IDS.filter((id) => rows.has(id));
}
