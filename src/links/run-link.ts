import { numberCodec } from './parameters.ts';
import { decodeLink } from './query.ts';

const CODECS = { run: numberCodec((value): value is number => value >= 1 && value <= 50) };

/** How many puzzles a link asks for in one run (`run=10`); `undefined` where it asks for none. */
export const runLengthIn = (search: string): number | undefined =>
  decodeLink<{ run: number }>(search, CODECS).state.run;
