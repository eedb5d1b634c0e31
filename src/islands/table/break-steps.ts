import type { Wind } from '../../engine/tile.ts';
import { countedSeats, skippedStacks, type DiceRolls } from '../../table/break.ts';
import { sumOf } from '../../table/dice.ts';
import type { DicePlan } from '../../table/procedure.ts';
import { openedStack, type StackAddress } from '../../table/wall.ts';
import type { WallPuzzle } from '../../puzzles/wall/puzzle.ts';

/** One thing to see while the wall is opened. Counts begin at 1; `corner` is the first stack of a further wall. */
export type BreakStep =
  | { readonly kind: 'rolled' }
  | { readonly kind: 'seat'; readonly n: number; readonly seat: Wind; readonly last: boolean }
  | { readonly kind: 'again' }
  | { readonly kind: 'stack'; readonly n: number; readonly corner: boolean; readonly place: StackAddress }
  | { readonly kind: 'open' };

/** The opening in order: the throw, players counted, a second throw where there is one, stacks counted, open. */
export function breakSteps({ opening, rolls }: WallPuzzle): readonly BreakStep[] {
  const seats = countedSeats(sumOf(rolls[0] ?? []));
  const stacks = skippedStacks(opening);
  return [
    { kind: 'rolled' },
    ...seats.map((seat, index) => ({ kind: 'seat' as const, n: index + 1, seat, last: index + 1 === seats.length })),
    ...(rolls.length > 1 ? [{ kind: 'again' as const }] : []),
    ...stacks.map((place, index) => ({
      kind: 'stack' as const,
      n: index + 1,
      corner: index > 0 && place.stack === 1,
      place,
    })),
    { kind: 'open' },
  ];
}

/** What lies on the table at a step. */
export interface BreakScene {
  /** Dice thrown so far: of the second roll only once it is thrown. */
  readonly dice: readonly number[];
  readonly seatsShown: number;
  readonly counted: readonly StackAddress[];
  readonly isOpen: boolean;
}

export function breakScene({ opening, rolls }: WallPuzzle, steps: readonly BreakStep[], at: number): BreakScene {
  const past = steps.slice(0, at + 1);
  const countOf = (kind: BreakStep['kind']): number => past.filter((step) => step.kind === kind).length;
  const thrownAgain = countOf('again') > 0;
  return {
    dice: thrownAgain ? (rolls[1] ?? []) : (rolls[0] ?? []),
    seatsShown: countOf('seat'),
    counted: skippedStacks(opening).slice(0, countOf('stack')),
    isOpen: countOf('open') > 0,
  };
}

/** The stacks taken after the opening, from the first on. */
export const takenStacks = ({ opening }: WallPuzzle, count: number): readonly StackAddress[] =>
  Array.from({ length: count }, (_, index) => openedStack(opening, index));

/** What each plan is first shown with: eight, North's wall, as source 004_a6f187e40c6225ec.txt has it, where dice can give it. */
export const EXAMPLE_ROLLS: Readonly<Record<DicePlan, DiceRolls>> = {
  singleRoll2: [[3, 5]],
  singleRoll3: [[1, 3, 4]],
  threePlusTwo: [
    [1, 3, 4],
    [2, 5],
  ],
  onePlusOne: [[4], [4]],
  twoPlusTwo: [
    [3, 5],
    [1, 2],
  ],
};
