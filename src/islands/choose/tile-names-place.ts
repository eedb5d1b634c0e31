import { decodeTileNamesLink, encodeTileNamesLink } from '../../links/tile-names-link.ts';
import type { TileNamesLevel } from '../../puzzles/tile-names/generate.ts';
import type { TileNamesAsk } from '../../puzzles/tile-names/puzzle.ts';
import { nextSeed } from '../../puzzles/seed.ts';
import type { Place, PlaceLink } from '../practice/place-link.ts';

/** Which question: its seed and level, and what is asked for alone. */
export interface TileNamesPlace extends Place<TileNamesLevel> {
  readonly ask?: TileNamesAsk | undefined;
}

export const TILE_NAMES_PLACES: PlaceLink<TileNamesPlace> = {
  kind: 'tile-names',
  read: (search, start) => {
    const { state, notes } = decodeTileNamesLink(search);
    const place = { seed: state.p ?? start.seed, level: state.l ?? start.level };
    return { place: state.a === undefined ? place : { ...place, ask: state.a }, notes };
  },
  write: ({ seed, level, ask }, rules) => encodeTileNamesLink({ p: seed, l: level, a: ask, r: rules }),
};

export const placeAfter = (place: TileNamesPlace): TileNamesPlace => ({ ...place, seed: nextSeed(place.seed) });
