import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import type { Wind } from '../engine/tile.ts';
import type { WinFlag, WinWay } from '../fan/circumstances.ts';
import { isSeed } from '../puzzles/seed.ts';
import { isScoreLevel, type ScoreLevel } from '../puzzles/score/levels.ts';
import { bonusCodec, flagsCodec, handCodec, numberCodec, rulesCodec, windCodec, wonByCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/**
 * What the address of a score puzzle says: its seed, its level, the rules; or a won hand of its own instead of a seed, with
 * seat, round, bonus tiles, how it was won and what was special about it.
 */
export interface ScoreLinkState {
  readonly h: Hand;
  readonly s: Wind;
  readonly w: Wind;
  readonly b: readonly BonusTile[];
  readonly y: WinWay;
  /** Who threw the winning tile or made the robbed kong. */
  readonly d: Wind;
  readonly f: readonly WinFlag[];
  readonly p: number;
  readonly l: ScoreLevel;
  readonly r: string;
}

const CODECS: Codecs<ScoreLinkState> = {
  h: handCodec,
  s: windCodec,
  w: windCodec,
  b: bonusCodec,
  y: wonByCodec,
  d: windCodec,
  f: flagsCodec,
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isScoreLevel),
  r: rulesCodec,
};

export const encodeScoreLink = (state: Partial<ScoreLinkState>): string => encodeLink(state, CODECS);

export const decodeScoreLink = (search: string): Decoded<ScoreLinkState> => decodeLink(search, CODECS);
