import type { Hand } from '../engine/hand.ts';
import { isSeed } from '../puzzles/seed.ts';
import { isWaitsLevel, type WaitsLevel } from '../puzzles/waits/levels.ts';
import { handCodec, numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded, type Encoded } from './query.ts';

/** What the address of a waits puzzle says: its seed, its level, the rules, or a hand of its own instead of a seed. */
export interface WaitsLinkState {
  readonly h: Hand;
  readonly p: number;
  readonly l: WaitsLevel;
  readonly r: string;
}

const CODECS: Codecs<WaitsLinkState> = {
  h: handCodec,
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isWaitsLevel),
  r: rulesCodec,
};

export const encodeWaitsLink = (state: Encoded<WaitsLinkState>): string => encodeLink(state, CODECS);

export const decodeWaitsLink = (search: string): Decoded<WaitsLinkState> => decodeLink(search, CODECS);
