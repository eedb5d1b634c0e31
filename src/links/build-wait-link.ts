import { isBuildWaitLevel, type BuildWaitLevel } from '../puzzles/build-wait/levels.ts';
import { isSeed } from '../puzzles/seed.ts';
import { numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded } from './query.ts';

/** What the address of a build-wait puzzle says: its seed, its level, the rules. */
export interface BuildWaitLinkState {
  readonly p: number;
  readonly l: BuildWaitLevel;
  readonly r: string;
}

const CODECS: Codecs<BuildWaitLinkState> = {
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec(isBuildWaitLevel),
  r: rulesCodec,
};

export const encodeBuildWaitLink = (state: Partial<BuildWaitLinkState>): string => encodeLink(state, CODECS);

export const decodeBuildWaitLink = (search: string): Decoded<BuildWaitLinkState> => decodeLink(search, CODECS);
