import type { Hand } from '../engine/hand.ts';
import { LIABILITIES } from '../fan/liabilities.ts';
import type { RulesText } from '../fan/rule-sets/rules-text.ts';
import type { Liable } from '../fan/settlement-request.ts';
import { partialHandCodec, rulesCodec, windCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codec, type Codecs, type Decoded, type Encoded } from './query.ts';
import { WON_HAND_CODECS, type WonHandState } from './won-hand.ts';

/** What the address of the calculator says: a hand, finished or not, and everything about how it was won. */
export interface CalculatorLinkState extends WonHandState {
  readonly h: Hand;
  /** Who is liable for the win. */
  readonly x: Liable;
  readonly r: RulesText;
}

/** `x`: who is liable (包) and by which rule: `W.liabilityBigThreeDragons`. */
const liableCodec: Codec<Liable> = {
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
  ...WON_HAND_CODECS,
  x: liableCodec,
  r: rulesCodec,
};

export const encodeCalculatorLink = (state: Encoded<CalculatorLinkState>): string => encodeLink(state, CODECS);

export const decodeCalculatorLink = (search: string): Decoded<CalculatorLinkState> => decodeLink(search, CODECS);
