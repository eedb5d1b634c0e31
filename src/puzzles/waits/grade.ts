import { isHonor, rankOf, suitOf, type Suit, type Tile } from '../../engine/tile.ts';
import type { WaitsPuzzle } from './puzzle.ts';
import type { SimpleShape } from './shape.ts';

/** Nothing chosen, all right, some missing, some too many, or both. */
export type GradeKind = 'empty' | 'right' | 'missing' | 'extra' | 'both';

/** The answer compared with the waits; each list in canonical order. */
export interface WaitsGrade {
  readonly kind: GradeKind;
  readonly found: readonly Tile[];
  readonly missing: readonly Tile[];
  readonly extra: readonly Tile[];
}

export function gradeWaits({ waits }: WaitsPuzzle, answer: Iterable<Tile>): WaitsGrade {
  const chosen = [...new Set(answer)].sort((a, b) => a - b);
  const right = waits.map(({ tile }) => tile);
  const missing = right.filter((tile) => !chosen.includes(tile));
  const extra = chosen.filter((tile) => !right.includes(tile));
  const found = chosen.filter((tile) => right.includes(tile));
  return { kind: kindOf(chosen.length, missing.length, extra.length), found, missing, extra };
}

function kindOf(chosen: number, missing: number, extra: number): GradeKind {
  if (chosen === 0) return 'empty';
  if (missing > 0) return extra > 0 ? 'both' : 'missing';
  return extra > 0 ? 'extra' : 'right';
}

/** A third of a suit, so that a hint in a hand of one suit says something: 1–3, 4–6, 7–9. */
export type Region = 'low' | 'middle' | 'high';

/**
 * What can be said on request without naming a tile: where a missing wait lies, where a wrong one lies, then what the
 * missing one completes. `region` only where the suit alone says nothing.
 */
export type Hint =
  | { readonly kind: 'missing-in' | 'extra-in'; readonly suit: Suit | 'honors'; readonly region?: Region }
  | { readonly kind: 'completes'; readonly shape: SimpleShape };

/** The hints for an answer, in the order they are given: none for a right one. */
export function hintsFor(puzzle: WaitsPuzzle, grade: WaitsGrade): readonly Hint[] {
  const missing = puzzle.waits.find(({ tile }) => grade.missing.includes(tile));
  const extra = grade.extra[0];
  const shape = missing?.shapes[0];
  return [
    ...(missing === undefined ? [] : [{ kind: 'missing-in', ...placeOf(missing.tile, puzzle) } as const]),
    ...(extra === undefined ? [] : [{ kind: 'extra-in', ...placeOf(extra, puzzle) } as const]),
    ...(shape === undefined ? [] : [{ kind: 'completes', shape } as const]),
  ];
}

function placeOf(tile: Tile, { waits }: WaitsPuzzle): { suit: Suit | 'honors'; region?: Region } {
  const suit = suitOf(tile);
  if (suit === undefined || isHonor(tile)) return { suit: 'honors' };
  const alone = waits.every((wait) => suitOf(wait.tile) === suit);
  return alone && waits.length > 2 ? { suit, region: regionOf(rankOf(tile) ?? 1) } : { suit };
}

const regionOf = (rank: number): Region => (rank <= 3 ? 'low' : rank <= 6 ? 'middle' : 'high');
