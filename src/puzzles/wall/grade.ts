import { breakerOf } from '../../table/break.ts';
import { sumOf } from '../../table/dice.ts';
import { seatAfter } from '../../table/seats.ts';
import { stackFrom, type StackAddress, type StacksPerWall } from '../../table/wall.ts';
import type { Wind } from '../../engine/tile.ts';
import type { WallPuzzle } from './puzzle.ts';

/** The wall was counted out wrongly: clockwise, or with the dealer's neighbor as 1. */
export const SEAT_MISTAKES = ['clockwise-seats', 'dealer-left-out'] as const;
/** The place in the wall was counted out wrongly. */
export const STACK_MISTAKES = [
  /** Stopped on the last skipped stack instead of taking the one after it. */
  'last-skipped',
  /** Counted from the left end of the wall, as its owner sees it. */
  'left-end',
  /** Past the end of the wall, began again at its own right end. */
  'same-wall-again',
  /** Past the end of the wall, went on with the wall of the player to the right. */
  'wrong-next-wall',
  /** Of two rolls, counted only the first, or only the second. */
  'first-roll-only',
  'second-roll-only',
] as const;

export type SeatMistake = (typeof SEAT_MISTAKES)[number];
export type StackMistake = (typeof STACK_MISTAKES)[number];
export type WallMistake = SeatMistake | StackMistake;

/**
 * The chosen stack compared with the right one. `mistakes` are those that lead exactly there, the fewest possible: none if
 * no usual mistake does. `rightWall` says whether at least the wall was right.
 */
export type WallGrade =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly mistakes: readonly WallMistake[]; readonly rightWall: boolean };

export function gradeWall(puzzle: WallPuzzle, chosen: StackAddress): WallGrade {
  if (isSame(chosen, puzzle.first)) return { kind: 'right' };
  const found = explanations(puzzle).find(({ stack }) => isSame(stack, chosen));
  return { kind: 'wrong', mistakes: found?.mistakes ?? [], rightWall: chosen.wall === puzzle.first.wall };
}

/** What can be said on request: how the players are counted, whose wall it is, how its stacks are counted. */
export type WallHint = 'seats' | 'wall' | 'stacks';

/** The hints for a choice, in the order they are given; who has found the wall is told about its stacks. */
export const wallHints = ({ first, opening }: WallPuzzle, chosen: StackAddress | undefined): readonly WallHint[] =>
  chosen?.wall === first.wall && first.wall === opening.breaker ? ['stacks'] : ['seats', 'wall', 'stacks'];

const isSame = (one: StackAddress, other: StackAddress): boolean =>
  one.wall === other.wall && one.stack === other.stack;

interface Explanation {
  readonly mistakes: readonly WallMistake[];
  readonly stack: StackAddress;
}

/** Where every usual mistake, and every pair of one with the seats and one with the stacks, would lead. */
export function explanations(puzzle: WallPuzzle): readonly Explanation[] {
  const seats = SEAT_MISTAKES.map((mistake) => ({ mistakes: [mistake], breaker: breakerWith(mistake, puzzle) }));
  const right = { mistakes: [], breaker: puzzle.opening.breaker };
  const withStacks = (from: { readonly mistakes: readonly WallMistake[]; readonly breaker: Wind }) =>
    STACK_MISTAKES.flatMap((mistake): readonly Explanation[] => {
      const stack = stackWith(mistake, from.breaker, puzzle);
      return stack === undefined ? [] : [{ mistakes: [...from.mistakes, mistake], stack }];
    });
  const { skip, stacksPerWall } = puzzle.opening;
  return [
    ...withStacks(right),
    ...seats.map(({ mistakes, breaker }) => ({ mistakes, stack: stackFrom(breaker, skip, stacksPerWall) })),
    ...seats.filter(({ breaker }) => breaker !== right.breaker).flatMap(withStacks),
  ];
}

function breakerWith(mistake: SeatMistake, { rolls }: WallPuzzle): Wind {
  const sum = sumOf(rolls[0] ?? []);
  return mistake === 'clockwise-seats' ? seatAfter('E', 1 - sum) : breakerOf(sum + 1);
}

/** Where the mistake leads in the wall of `breaker`; `undefined` where these dice leave no room for it. */
function stackWith(mistake: StackMistake, breaker: Wind, { opening, rolls }: WallPuzzle): StackAddress | undefined {
  const { skip, stacksPerWall } = opening;
  const within = (skip % stacksPerWall) + 1;
  switch (mistake) {
    case 'last-skipped':
      return stackFrom(breaker, skip - 1, stacksPerWall);
    case 'left-end':
      return fromLeftEnd(breaker, skip, stacksPerWall);
    case 'same-wall-again':
      return skip < stacksPerWall ? undefined : { wall: breaker, stack: within };
    case 'wrong-next-wall':
      return skip < stacksPerWall ? undefined : { wall: seatAfter(breaker, 1), stack: within };
    case 'first-roll-only':
    case 'second-roll-only': {
      const only = rolls[mistake === 'first-roll-only' ? 0 : 1];
      return rolls.length < 2 || only === undefined ? undefined : stackFrom(breaker, sumOf(only), stacksPerWall);
    }
  }
}

/** Counter-clockwise from the left end, past the right end into the wall of the player to the right. */
const fromLeftEnd = (owner: Wind, skip: number, stacks: StacksPerWall): StackAddress =>
  stackFrom(owner, stacks - 1 - skip, stacks);
