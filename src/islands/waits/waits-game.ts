import { parseHand } from '../../engine/notation.ts';
import type { Tile } from '../../engine/tile.ts';
import type { WaitOptions } from '../../engine/waits.ts';
import { baseOfRules, type RulesText } from '../../fan/rule-sets/rules-text.ts';
import type { WaitsExercise } from '../../puzzles/waits/exercise.ts';
import { generateWaitsPuzzle, PLAIN_WAIT_OPTIONS } from '../../puzzles/waits/generate.ts';
import { gradeWaits, type WaitsGrade } from '../../puzzles/waits/grade.ts';
import { waitsPuzzleOf, type WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import type { WaitsPlace } from './waits-place.ts';

/** What the reader has done with the puzzle so far. */
export interface WaitsTry {
  readonly chosen: readonly Tile[];
  /**
   * `open`: nothing said yet; `checked`: the kind of mistake was said; `solved`: the solution lies open.
   */
  readonly phase: 'open' | 'checked' | 'solved';
  /** How many hints were given for this answer. */
  readonly hints: number;
  readonly grade?: WaitsGrade | undefined;
}

export const FRESH: WaitsTry = { chosen: [], phase: 'open', hints: 0 };

/** The shapes that count under a preset, as the page was given them. */
export type RulesOptions = Readonly<Record<string, WaitOptions>>;

/** The puzzle at a place. A hand that is not ready under these rules gives way to the seed. */
export function puzzleAt({ seed, level, hand }: WaitsPlace, options: WaitOptions): WaitsPuzzle {
  const given = hand === undefined ? undefined : waitsPuzzleOf(hand, options);
  return given ?? generateWaitsPuzzle({ seed, level, options });
}

/**
 * A hand of an exercise as a puzzle.
 *
 * @throws Error if the hand cannot be read or is not ready: exercises are checked before they are published.
 */
export function exerciseAt({ id, hands }: WaitsExercise, at: number, options: WaitOptions): WaitsPuzzle {
  const item = hands[at];
  const hand = parseHand(item?.hand ?? '');
  const puzzle = hand.ok ? waitsPuzzleOf(hand.value, options) : undefined;
  if (puzzle === undefined) throw new Error(`exercise ${id}: no ready hand at ${at}`);
  return puzzle;
}

/** The shapes that count under rules of the project; under a custom set, those of its base until it is read. */
export const optionsUnder = (rules: RulesOptions, text: RulesText): WaitOptions =>
  rules[baseOfRules(text) ?? ''] ?? PLAIN_WAIT_OPTIONS;

/** A tile chosen or taken back; what was said about the answer before no longer holds. */
export function toggled(now: WaitsTry, tile: Tile): WaitsTry {
  const chosen = now.chosen.includes(tile) ? now.chosen.filter((other) => other !== tile) : [...now.chosen, tile];
  return { ...FRESH, chosen: chosen.sort((a, b) => a - b) };
}

/** The answer checked: a right one opens the solution by itself. */
export function checked(now: WaitsTry, puzzle: WaitsPuzzle): WaitsTry {
  const grade = gradeWaits(puzzle, now.chosen);
  return { ...now, grade, hints: 0, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

export const hinted = (now: WaitsTry, puzzle: WaitsPuzzle): WaitsTry => ({
  ...now,
  grade: gradeWaits(puzzle, now.chosen),
  hints: now.hints + 1,
});

export const solved = (now: WaitsTry, puzzle: WaitsPuzzle): WaitsTry => ({
  ...now,
  grade: gradeWaits(puzzle, now.chosen),
  phase: 'solved',
});

/** How many waits of how many were named; a wrong tile takes a right one away. */
export function partsOf(grade: WaitsGrade | undefined): readonly [number, number] {
  const { found = [], missing = [], extra = [] } = grade ?? {};
  return [Math.max(0, found.length - extra.length), found.length + missing.length];
}
