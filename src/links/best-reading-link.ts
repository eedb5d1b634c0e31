import { isBestReadingLevel, type BestReadingLevel } from '../puzzles/best-reading/levels.ts';
import { isSeed } from '../puzzles/seed.ts';
import { numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/** What the address of a best-reading puzzle says: its seed, its level, the rules. */
export interface BestReadingLinkState {
  readonly p: number;
  readonly l: BestReadingLevel;
  readonly r: string;
}

const CODECS: Codecs<BestReadingLinkState> = {
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isBestReadingLevel),
  r: rulesCodec,
};

export const encodeBestReadingLink = (state: Partial<BestReadingLinkState>): string => encodeLink(state, CODECS);

export const decodeBestReadingLink = (search: string): Decoded<BestReadingLinkState> => decodeLink(search, CODECS);
