import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Wind } from '../engine/tile.ts';
import type { WinFlag, WinWay } from '../fan/win-ways.ts';
import { bonusCodec, flagsCodec, windCodec, wonByCodec } from './parameters.ts';
import type { Codecs } from './query.ts';

/** What an address says about how a hand was won: seat, round, bonus tiles, way and circumstances. */
export interface WonHandState {
  readonly s: Wind;
  readonly w: Wind;
  readonly b: readonly BonusTile[];
  readonly y: WinWay;
  /** Who threw the winning tile or made the robbed kong. */
  readonly d: Wind;
  readonly f: readonly WinFlag[];
}

export const WON_HAND_CODECS: Codecs<WonHandState> = {
  s: windCodec,
  w: windCodec,
  b: bonusCodec,
  y: wonByCodec,
  d: windCodec,
  f: flagsCodec,
};
