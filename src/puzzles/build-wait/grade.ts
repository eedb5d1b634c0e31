import { distanceFromReady } from '../../engine/distance.ts';
import { suitOf, type Suit, type Tile } from '../../engine/tile.ts';
import { findWaits } from '../../engine/waits.ts';
import type { WaitShape } from '../waits/shape.ts';
import { filled, type BuildWaitPuzzle } from './puzzle.ts';

/**
 * `empty`: gaps are left; `not-ready`: so many tiles short of waiting for anything; `wrong`: the hand waits, for other tiles:
 * `found` are wanted and waited for, `missing` wanted alone, `extra` waited for alone.
 */
export type BuildWaitGrade =
  | { readonly kind: 'empty'; readonly gaps: number }
  | { readonly kind: 'not-ready'; readonly distance: number }
  | {
      readonly kind: 'right' | 'wrong';
      readonly waits: readonly Tile[];
      readonly found: readonly Tile[];
      readonly missing: readonly Tile[];
      readonly extra: readonly Tile[];
    };

export function gradeBuildWait(puzzle: BuildWaitPuzzle, chosen: readonly Tile[]): BuildWaitGrade {
  const { target, options } = puzzle;
  if (chosen.length < puzzle.missing) return { kind: 'empty', gaps: puzzle.missing - chosen.length };
  const hand = filled(puzzle, chosen);
  const waits = findWaits(hand, options);
  if (waits.length === 0) return { kind: 'not-ready', distance: distanceFromReady(hand, options) };
  const found = waits.filter((tile) => target.includes(tile));
  const missing = target.filter((tile) => !waits.includes(tile));
  const extra = waits.filter((tile) => !target.includes(tile));
  return { kind: missing.length + extra.length === 0 ? 'right' : 'wrong', waits, found, missing, extra };
}

/** What can be said on request: where the missing tiles lie, then what the wait is called, then one of the tiles. */
export type BuildWaitHint =
  | { readonly kind: 'lie-in'; readonly suits: readonly (Suit | 'honors')[] }
  | { readonly kind: 'shape'; readonly shape: WaitShape }
  | { readonly kind: 'tile'; readonly tile: Tile };

export function hintsFor({ solution, shape }: BuildWaitPuzzle): readonly BuildWaitHint[] {
  const suits = [...new Set(solution.map((tile) => suitOf(tile) ?? ('honors' as const)))];
  const middle = solution[Math.floor(solution.length / 2)];
  return [
    { kind: 'lie-in', suits },
    { kind: 'shape', shape },
    ...(middle === undefined ? [] : [{ kind: 'tile', tile: middle } as const]),
  ];
}
