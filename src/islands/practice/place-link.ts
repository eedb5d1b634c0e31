import { decodeSeededLink, encodeSeededLink } from '../../links/seeded-link.ts';
import type { LinkNote } from '../../links/query.ts';
import type { PuzzleKind } from '../../puzzles/kinds.ts';
import { nextSeed } from '../../puzzles/seed.ts';

/** Which puzzle of a kind: its seed and its level. Kinds may put more beside them. */
export interface Place<Level extends number = number> {
  readonly seed: number;
  readonly level: Level;
}

/** How a place of a kind of puzzle stands in the address. */
export interface PlaceLink<P extends Place> {
  readonly kind: PuzzleKind;
  /** The place an address names; what it leaves open is taken from `start`. */
  readonly read: (search: string, start: P) => { readonly place: P; readonly notes: readonly LinkNote[] };
  /** The address of a place; without rules it is the name of the puzzle itself, the same at every table. */
  readonly write: (place: P, rules?: string) => string;
}

/** Places of a kind whose puzzles come from a seed and a level alone. */
export const seededPlaces = <Level extends number>(
  kind: PuzzleKind,
  levels: readonly Level[],
): PlaceLink<Place<Level>> => ({
  kind,
  read: (search, start) => {
    const { state, notes } = decodeSeededLink(search, levels);
    return { place: { seed: state.p ?? start.seed, level: state.l ?? start.level }, notes };
  },
  write: ({ seed, level }, rules) => encodeSeededLink({ p: seed, l: level, r: rules }, levels),
});

/** The name of a puzzle with an address, the same at every table: `waits?p=7&l=2&v=1`. */
export const placeName = <P extends Place>({ kind, write }: PlaceLink<P>, place: P): string => `${kind}${write(place)}`;

/** The puzzle after this one, on the same level. */
export const placeAfter = <Level extends number>({ seed, level }: Place<Level>): Place<Level> => ({
  seed: nextSeed(seed),
  level,
});
