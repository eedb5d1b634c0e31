import { DIE_FACES } from '../../src/table/dice.ts';

const FACES = Array.from({ length: DIE_FACES }, (_, face) => face + 1);

/** Every throw of `count` dice, told apart by die: 6 ** count lists. */
export function allThrows(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allThrows(count - 1).flatMap((rest) => FACES.map((die) => [...rest, die]));
}
