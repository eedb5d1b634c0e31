import type { Hand } from '../engine/hand.ts';
import { isSeed } from '../puzzles/seed.ts';
import { SCORE_ASKS, type ScoreAsk } from '../puzzles/score/asks.ts';
import { isScoreLevel, type ScoreLevel } from '../puzzles/score/levels.ts';
import { handCodec, numberCodec, rulesCodec, wordsCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codec, type Codecs, type Decoded, type Encoded } from './query.ts';
import { WON_HAND_CODECS, type WonHandState } from './won-hand.ts';

/**
 * What the address of a score puzzle says: its seed, its level, the rules; or a won hand of its own instead of a seed, with
 * seat, round, bonus tiles, how it was won and what was special about it; and `a`: what is asked, where that is not the usual.
 */
export interface ScoreLinkState extends WonHandState {
  readonly h: Hand;
  readonly p: number;
  readonly l: ScoreLevel;
  readonly a: readonly ScoreAsk[];
  readonly r: string;
}

const words = wordsCodec(SCORE_ASKS);

/** `a`: what is asked, one thing or more: `fan.payments`. */
export const asksCodec: Codec<readonly ScoreAsk[]> = {
  ...words,
  read: (text) => (text ? words.read(text) : undefined),
};

const CODECS: Codecs<ScoreLinkState> = {
  h: handCodec,
  ...WON_HAND_CODECS,
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isScoreLevel),
  a: asksCodec,
  r: rulesCodec,
};

export const encodeScoreLink = (state: Encoded<ScoreLinkState>): string => encodeLink(state, CODECS);

export const decodeScoreLink = (search: string): Decoded<ScoreLinkState> => decodeLink(search, CODECS);
