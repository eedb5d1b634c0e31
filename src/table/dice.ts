import type { Random } from '../engine/random.ts';

export const DIE_FACES = 6;

/** Throws `count` dice (骰仔). */
export const rollDice = (count: number, random: Random): readonly number[] =>
  Array.from({ length: count }, () => 1 + Math.floor(random() * DIE_FACES));

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const isDie = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= DIE_FACES;
