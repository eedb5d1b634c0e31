import { isSeed } from '../puzzles/claims/generate.ts';
import { isClaimsLevel, type ClaimsLevel } from '../puzzles/claims/levels.ts';
import { numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/** What the address of a claims puzzle says: its seed, its level, the rules. */
export interface ClaimsLinkState {
  readonly p: number;
  readonly l: ClaimsLevel;
  readonly r: string;
}

const CODECS: Codecs<ClaimsLinkState> = {
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isClaimsLevel),
  r: rulesCodec,
};

export const encodeClaimsLink = (state: Partial<ClaimsLinkState>): string => encodeLink(state, CODECS);

export const decodeClaimsLink = (search: string): Decoded<ClaimsLinkState> => decodeLink(search, CODECS);
