import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import type { Wind } from '../engine/tile.ts';
import type { WinFlag, WinWay } from '../fan/circumstances.ts';
import type { RulesText } from '../fan/rule-sets/rules-text.ts';
import { LIABILITIES, type Liable } from '../fan/settlement-request.ts';
import { bonusCodec, flagsCodec, partialHandCodec, rulesCodec, windCodec, wonByCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codec, type Codecs, type Decoded } from './query.ts';

/** What the address of the calculator says: a hand, finished or not, and everything about how it was won. */
export interface CalculatorLinkState {
  readonly h: Hand;
  readonly s: Wind;
  readonly w: Wind;
  readonly b: readonly BonusTile[];
  readonly y: WinWay;
  /** Who threw the winning tile or made the robbed kong. */
  readonly d: Wind;
  readonly f: readonly WinFlag[];
  /** Who is liable for the win. */
  readonly x: Liable;
  readonly r: RulesText;
}

/** `x`: who is liable (包) and by which rule: `W.liabilityBigThreeDragons`. */
export const liableCodec: Codec<Liable> = {
  read: (text) => {
    const [letter = '', name] = text.split('.');
    const seat = windCodec.read(letter);
    const rule = LIABILITIES.find((known) => known === name);
    return seat === undefined || rule === undefined || text !== `${letter}.${rule}` ? undefined : { seat, rule };
  },
  write: ({ seat, rule }) => `${seat}.${rule}`,
};

const CODECS: Codecs<CalculatorLinkState> = {
  h: partialHandCodec,
  s: windCodec,
  w: windCodec,
  b: bonusCodec,
  y: wonByCodec,
  d: windCodec,
  f: flagsCodec,
  x: liableCodec,
  r: rulesCodec,
};

export const encodeCalculatorLink = (state: Partial<CalculatorLinkState>): string => encodeLink(state, CODECS);

export const decodeCalculatorLink = (search: string): Decoded<CalculatorLinkState> => decodeLink(search, CODECS);
