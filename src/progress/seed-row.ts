import type { PuzzleKind } from '../puzzles/kinds.ts';
import { isSeed, LAST_SEED, nextSeed } from '../puzzles/seed.ts';
import { readText, writeText, type KeepOutcome } from './storage.ts';

const rowKey = (kind: PuzzleKind): string => `sik-wu:row:${kind}`;

/**
 * The seed after the last one the reader went through, on whichever page, so that nothing comes again; for a new reader, and
 * where nothing can be kept, the one that is given.
 */
export function nextInRow(kind: PuzzleKind, otherwise: number): number {
  const last = Number(readText(rowKey(kind)) ?? '');
  return isSeed(last) ? nextSeed(last) : otherwise;
}

/** A seed by a `chance` from 0 to below 1. */
export const seedByChance = (chance: number): number => 1 + Math.floor(chance * LAST_SEED);

/** Remembers how far a reader has come in their row of puzzles. */
export const rememberRow = (kind: PuzzleKind, seed: number): KeepOutcome => writeText(rowKey(kind), String(seed));
