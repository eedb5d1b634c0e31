import { parseHand } from '../../engine/notation.ts';
import type { Tile } from '../../engine/tile.ts';
import type { WaitOptions } from '../../engine/waits.ts';
import type { WaitsExercise } from '../../puzzles/waits/exercise.ts';
import { gradeWaits, type WaitsGrade } from '../../puzzles/waits/grade.ts';
import { waitsPuzzleOf, type WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import type { Played } from '../practice/use-game.ts';

/** What the reader has done with the puzzle so far. */
export interface WaitsTry extends Played {
  readonly chosen: readonly Tile[];
  readonly grade?: WaitsGrade | undefined;
}

export const FRESH: WaitsTry = { chosen: [], phase: 'open', hints: 0 };

/** A hand of an exercise as a puzzle. */
export const exerciseAt = ({ hands }: WaitsExercise, at: number, options: WaitOptions): WaitsPuzzle =>
  writtenPuzzle(hands[at]?.hand ?? '', options);

/**
 * A written hand as a puzzle.
 *
 * @throws Error if the hand cannot be read or is not ready: what pages bring is checked before it is published.
 */
export function writtenPuzzle(text: string, options: WaitOptions): WaitsPuzzle {
  const hand = parseHand(text);
  const puzzle = hand.ok ? waitsPuzzleOf(hand.value, options) : undefined;
  if (puzzle === undefined) throw new Error(`no ready hand: ${text}`);
  return puzzle;
}

/** A tile chosen or taken back; what was said about the answer before no longer holds. */
export function toggled(now: WaitsTry, tile: Tile): WaitsTry {
  return choosing(now.chosen.includes(tile) ? now.chosen.filter((other) => other !== tile) : [...now.chosen, tile]);
}

/** Other tiles chosen, as they were typed. */
export const choosing = (tiles: readonly Tile[]): WaitsTry => ({ ...FRESH, chosen: [...tiles].sort((a, b) => a - b) });

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
