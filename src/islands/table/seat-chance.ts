import { randomSource } from '../../engine/random.ts';
import type { Wind } from '../../engine/tile.ts';
import { seatingChance, type SeatingChance } from '../../table/seating.ts';

/** Dice and winds of one draw: a seed (`example` is the source's own), and the dice of the last count where the reader has set them. */
export interface DrawRequest {
  readonly seed: string;
  readonly countDice?: readonly number[] | undefined;
}

/** Rolls of A, B, C and D, then the count; winds from the odd end: seed 001_79792cdda8ee7ffa.txt, where C rolls highest. */
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

/** The same request always gives the same draw. The dice thrown after the winds are mixed are those of the count. */
export function chanceOf({ seed, countDice }: DrawRequest): SeatingChance {
  const { roll, mixWinds } = seed === 'example' ? exampleChance() : seatingChance(randomSource(`seats ${seed}`));
  let mixed = false;
  return {
    roll: (count) => {
      const dice = roll(count);
      return mixed ? (countDice ?? dice) : dice;
    },
    mixWinds: () => {
      mixed = true;
      return mixWinds();
    },
  };
}

function exampleChance(): SeatingChance {
  const left: (readonly number[])[] = [...EXAMPLE.rolls, EXAMPLE.count];
  return { roll: () => left.shift() ?? [], mixWinds: () => EXAMPLE.winds };
}
