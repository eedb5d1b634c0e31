import type { PuzzleKind } from '../puzzles/kinds.ts';
import { isSeed, LAST_SEED, nextSeed } from '../puzzles/seed.ts';
import { readText, writeText, type KeepOutcome } from './storage.ts';

const rowKey = (kind: PuzzleKind): string => `sik-wu:row:${kind}`;

/**
 * The seed for a reader who comes without a link: the one after the last they went through, so that nothing comes again; for a
 * new reader, and where nothing can be kept, one by `chance` from 0 to below 1.
 */
export function nextInRow(kind: PuzzleKind, chance: number): number {
  const last = Number(readText(rowKey(kind)) ?? '');
  return isSeed(last) ? nextSeed(last) : 1 + Math.floor(chance * LAST_SEED);
}

/** Remembers how far a reader has come in their row of puzzles. */
export const rememberRow = (kind: PuzzleKind, seed: number): KeepOutcome => writeText(rowKey(kind), String(seed));
