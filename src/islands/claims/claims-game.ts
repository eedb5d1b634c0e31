import {
  gradeClaims,
  isRight,
  NO_ANSWER,
  type ClaimsAnswer,
  type ClaimsGrade,
  type SeatGrade,
  type SeatOrNobody,
} from '../../puzzles/claims/grade.ts';
import type { Wind } from '../../engine/tile.ts';
import type { Choice } from '../../puzzles/claims/choices.ts';
import type { ClaimsPuzzle } from '../../puzzles/claims/puzzle.ts';
import type { Played } from '../practice/use-game.ts';

/** What the reader has done with the puzzle so far. */
export interface ClaimsTry extends Played {
  readonly answer: ClaimsAnswer;
  readonly grade?: ClaimsGrade | undefined;
}

export const FRESH: ClaimsTry = { answer: NO_ANSWER, phase: 'open', hints: 0 };

/** What was said about the answer before no longer holds once it is changed. */
const changed = (now: ClaimsTry, answer: Partial<ClaimsAnswer>): ClaimsTry => ({
  ...FRESH,
  answer: { ...now.answer, ...answer },
});

const toggle = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

export function choiceToggled(now: ClaimsTry, seat: Wind, choice: Choice): ClaimsTry {
  const { choices } = now.answer;
  return changed(now, { choices: { ...choices, [seat]: toggle(choices[seat] ?? [], choice) } });
}

/** „niemand“ and seats exclude each other. */
export function seatToggled(now: ClaimsTry, group: 'takers' | 'skipped', seat: SeatOrNobody): ClaimsTry {
  const toggled = toggle(now.answer[group], seat);
  return changed(now, { [group]: toggled.filter((other) => (other === 'nobody') === (seat === 'nobody')) });
}

/** The answer checked: a right one opens the solution by itself. */
export function checked(now: ClaimsTry, puzzle: ClaimsPuzzle): ClaimsTry {
  const grade = gradeClaims(puzzle, now.answer);
  return { ...now, grade, hints: 0, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

export const hinted = (now: ClaimsTry, puzzle: ClaimsPuzzle): ClaimsTry => ({
  ...now,
  grade: gradeClaims(puzzle, now.answer),
  hints: now.hints + 1,
});

export const solved = (now: ClaimsTry, puzzle: ClaimsPuzzle): ClaimsTry => ({
  ...now,
  grade: gradeClaims(puzzle, now.answer),
  phase: 'solved',
});

/**
 * How many of the questions were right: one for each seat, who gets the tile, who is skipped. In an answer that was never
 * finished a seat without a tick says nothing.
 */
export function partsOf({ kind, seats, takersRight, skippedRight }: ClaimsGrade): readonly [number, number] {
  const isSaid = ({ found }: SeatGrade): boolean => kind !== 'unanswered' || found.length > 0;
  const right = [...seats.map((seat) => isSaid(seat) && isRight(seat)), takersRight, skippedRight];
  return [right.filter(Boolean).length, right.length];
}
