import { numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/** What the address of the daily puzzles says: the number of the day, the rules. */
export interface DailyLinkState {
  readonly n: number;
  readonly r: string;
}

const CODECS: Codecs<DailyLinkState> = {
  n: numberCodec((value): value is number => value >= 1 && value <= 99_999),
  r: rulesCodec,
};

export const encodeDailyLink = (state: Partial<DailyLinkState>): string => encodeLink(state, CODECS);

export const decodeDailyLink = (search: string): Decoded<DailyLinkState> => decodeLink(search, CODECS);
