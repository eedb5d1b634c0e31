import type { Wind } from '../../engine/tile.ts';
import type { Choice } from './choices.ts';
import type { ClaimsPuzzle } from './puzzle.ts';
import type { OutcomeReason, SeatReason } from './reasons.ts';

/** A seat, or the word that no seat is meant. */
export type SeatOrNobody = Wind | 'nobody';

export interface ClaimsAnswer {
  /** What each seat may ask for; a seat that is missing may nothing. */
  readonly choices: Readonly<Partial<Record<Wind, readonly Choice[]>>>;
  readonly takers: readonly SeatOrNobody[];
  readonly skipped: readonly SeatOrNobody[];
}

export const NO_ANSWER: ClaimsAnswer = { choices: {}, takers: [], skipped: [] };

export interface SeatGrade {
  readonly seat: Wind;
  readonly found: readonly Choice[];
  readonly missing: readonly Choice[];
  readonly extra: readonly Choice[];
}

/**
 * The first thing that is wrong, in the order in which it is thought: `unanswered` (nobody was named where the tile goes
 * or whom it skips), `choices`, `takers`, `skipped`; else `right`.
 */
export type ClaimsGradeKind = 'unanswered' | 'choices' | 'takers' | 'skipped' | 'right';

export interface ClaimsGrade {
  readonly kind: ClaimsGradeKind;
  readonly seats: readonly SeatGrade[];
  readonly takersRight: boolean;
  readonly skippedRight: boolean;
}

export function gradeClaims(puzzle: ClaimsPuzzle, answer: ClaimsAnswer): ClaimsGrade {
  const seats = puzzle.seats.map(({ seat, choices }): SeatGrade => {
    const chosen = answer.choices[seat] ?? [];
    return {
      seat,
      found: choices.filter((choice) => chosen.includes(choice)),
      missing: choices.filter((choice) => !chosen.includes(choice)),
      extra: chosen.filter((choice) => !choices.includes(choice)),
    };
  });
  const takersRight = isSame(answer.takers, puzzle.takers);
  const skippedRight = isSame(answer.skipped, puzzle.skipped);
  const unanswered = answer.takers.length === 0 || answer.skipped.length === 0;
  return { kind: kindOf(unanswered, seats, takersRight, skippedRight), seats, takersRight, skippedRight };
}

const isSame = (answer: readonly SeatOrNobody[], seats: readonly Wind[]): boolean => {
  const expected: readonly SeatOrNobody[] = seats.length > 0 ? seats : ['nobody'];
  return answer.length === expected.length && expected.every((seat) => answer.includes(seat));
};

function kindOf(unanswered: boolean, seats: readonly SeatGrade[], takers: boolean, skipped: boolean): ClaimsGradeKind {
  if (unanswered) return 'unanswered';
  if (!seats.every(isRight)) return 'choices';
  if (!takers) return 'takers';
  return skipped ? 'right' : 'skipped';
}

export const isRight = ({ missing, extra }: SeatGrade): boolean => missing.length === 0 && extra.length === 0;

/** What can be said on request: first which seat is wrong and how, then why; for the tile itself, the rule that decides. */
export type ClaimsHint =
  | { readonly kind: 'seat-misses' | 'seat-has-too-much'; readonly seat: Wind }
  | { readonly kind: 'reason'; readonly seat: Wind; readonly reason: SeatReason }
  | { readonly kind: 'outcome'; readonly outcome: OutcomeReason }
  | { readonly kind: 'skipping' };

/** The hints for an answer, in the order they are given; none for a right one. */
export function hintsFor(puzzle: ClaimsPuzzle, grade: ClaimsGrade): readonly ClaimsHint[] {
  const wrong = grade.seats.find((seat) => !isRight(seat));
  if (wrong) return seatHints(puzzle, wrong);
  if (!grade.takersRight) return [{ kind: 'outcome', outcome: puzzle.outcome }];
  return grade.skippedRight ? [] : [{ kind: 'skipping' }];
}

function seatHints({ seats }: ClaimsPuzzle, { seat, missing, extra }: SeatGrade): readonly ClaimsHint[] {
  const reasons = seats.find((own) => own.seat === seat)?.reasons ?? [];
  const told = reasons.find(({ code }) => tells(code, missing, extra)) ?? reasons[0];
  return [
    { kind: missing.length > 0 ? 'seat-misses' : 'seat-has-too-much', seat },
    ...(told ? [{ kind: 'reason', seat, reason: told } as const] : []),
  ];
}

/** Whether a reason speaks of what is missing or too much. */
function tells(code: SeatReason['code'], missing: readonly Choice[], extra: readonly Choice[]): boolean {
  const speaksOf = (choices: readonly Choice[]): boolean =>
    choices.some((choice) => (choice.startsWith('chow') ? code === 'chow' : code === choice));
  if (missing.length > 0) return speaksOf(missing);
  return extra.some((choice) => (REFUSALS[choice.startsWith('chow') ? 'chow' : choice] ?? []).includes(code));
}

const REFUSALS: Readonly<Record<string, readonly SeatReason['code'][]>> = {
  chow: ['chow-only-from-left', 'kong-tile-only-to-win'],
  pung: ['pair-is-no-claim', 'kong-tile-only-to-win'],
  kong: ['pair-is-no-claim', 'kong-tile-only-to-win'],
  win: ['below-minimum', 'passed-same-tile', 'passed-same-wait', 'no-robbing', 'no-robbing-concealed'],
};

/** What an answer is about, for the memory of answers. */
export const CLAIMS_TOPICS = ['chow', 'pung', 'kong', 'win', 'order'] as const;
export type ClaimsTopic = (typeof CLAIMS_TOPICS)[number];

/** The claims that were wrong; where they are right, who comes first; else all there are. */
export function topicsOf({ seats }: ClaimsPuzzle, grade: ClaimsGrade): readonly ClaimsTopic[] {
  const wrong = grade.seats.flatMap(({ missing, extra }) => [...missing, ...extra]);
  if (wrong.length > 0) return claimsIn(wrong);
  if (grade.kind !== 'right') return ['order'];
  return claimsIn(seats.flatMap(({ choices }) => choices));
}

const claimsIn = (choices: readonly Choice[]): readonly ClaimsTopic[] =>
  CLAIMS_TOPICS.filter((topic) => choices.some((choice) => choice.startsWith(topic)));
