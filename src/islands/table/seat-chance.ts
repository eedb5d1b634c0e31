import { randomSource } from '../../engine/random.ts';
import type { Wind } from '../../engine/tile.ts';
import { seatingChance, type SeatingChance } from '../../table/seating.ts';

/** Dice and winds of one draw: a seed (`example` is the source's own), and the dice that the reader has set. */
export interface DrawRequest {
  readonly seed: string;
  /** The first rolls of A, B, C and D. */
  readonly rolls?: readonly (readonly number[])[] | undefined;
  /** The roll of temporary East. */
  readonly countDice?: readonly number[] | undefined;
}

/** Rolls of A, B, C and D, then the count; winds from the odd end: source 001_79792cdda8ee7ffa.txt, where C rolls highest. */
const EXAMPLE = {
  rolls: [
    [1, 2],
    [3, 3],
    [6, 5],
    [2, 2],
  ],
  count: [1, 3],
  winds: ['S', 'W', 'N', 'E'] satisfies readonly Wind[],
} as const;

/**
 * The same request always gives the same draw. The first four dice thrown are those of A, B, C and D; more before the winds
 * are mixed are thrown for a tie; those after are those of the count.
 */
export function chanceOf({ seed, rolls, countDice }: DrawRequest): SeatingChance {
  const chance = seatingChance(randomSource(`seats ${seed}`));
  const example = seed === 'example' ? EXAMPLE : undefined;
  let thrown = 0;
  let mixed = false;
  return {
    roll: (count) => {
      const dice = chance.roll(count);
      if (mixed) return countDice ?? example?.count ?? dice;
      const at = thrown++;
      return rolls?.[at] ?? example?.rolls[at] ?? dice;
    },
    mixWinds: () => {
      mixed = true;
      const winds = chance.mixWinds();
      return example?.winds ?? winds;
    },
  };
}
