import { isSeed } from '../puzzles/seed.ts';
import { numberCodec, rulesCodec } from './parameters.ts';
import { decodeLink, encodeLink, type Codecs, type Decoded, type Encoded } from './query.ts';

/** What the address of a puzzle says that is made from a seed: the seed, its level, the rules. */
export interface SeededLinkState<Level extends number> {
  readonly p: number;
  readonly l: Level;
  readonly r: string;
}

/** The three parameters of every kind of puzzle; kinds with more of their own put them beside these. */
export const seededCodecs = <Level extends number>(levels: readonly Level[]): Codecs<SeededLinkState<Level>> => ({
  p: numberCodec((value): value is number => isSeed(value)),
  l: numberCodec((value): value is Level => (levels as readonly number[]).includes(value)),
  r: rulesCodec,
});

export const encodeSeededLink = <Level extends number>(
  state: Encoded<SeededLinkState<Level>>,
  levels: readonly Level[],
): string => encodeLink(state, seededCodecs(levels));

export const decodeSeededLink = <Level extends number>(
  search: string,
  levels: readonly Level[],
): Decoded<SeededLinkState<Level>> => decodeLink(search, seededCodecs(levels));
