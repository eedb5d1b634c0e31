import { isSeed } from '../puzzles/discard/generate.ts';
import { isDiscardLevel, type DiscardLevel } from '../puzzles/discard/levels.ts';
import { numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/** What the address of a discard puzzle says: its seed, its level, the rules. */
export interface DiscardLinkState {
  readonly p: number;
  readonly l: DiscardLevel;
  readonly r: string;
}

const CODECS: Codecs<DiscardLinkState> = {
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isDiscardLevel),
  r: rulesCodec,
};

export const encodeDiscardLink = (state: Partial<DiscardLinkState>): string => encodeLink(state, CODECS);

export const decodeDiscardLink = (search: string): Decoded<DiscardLinkState> => decodeLink(search, CODECS);
