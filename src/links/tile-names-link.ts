import { TILE_NAMES_LEVELS, type TileNamesLevel } from '../puzzles/tile-names/generate.ts';
import { TILE_NAMES_ASKS, type TileNamesAsk } from '../puzzles/tile-names/puzzle.ts';
import { wordCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded, type Encoded } from './query.ts';
import { seededCodecs, type SeededLinkState } from './seeded-link.ts';

/** What the address of a question about a tile's name says: its seed, its level, the rules, and `a`: what is asked for alone. */
export interface TileNamesLinkState extends SeededLinkState<TileNamesLevel> {
  readonly a: TileNamesAsk;
}

const CODECS: Codecs<TileNamesLinkState> = { ...seededCodecs(TILE_NAMES_LEVELS), a: wordCodec(TILE_NAMES_ASKS) };

export const encodeTileNamesLink = (state: Encoded<TileNamesLinkState>): string => encodeLink(state, CODECS);

export const decodeTileNamesLink = (search: string): Decoded<TileNamesLinkState> => decodeLink(search, CODECS);
