import { foldWords } from '../glossary/search.ts';

/** A piece of a sentence, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A range of a text as written, its end excluded. */
type Span = readonly [start: number, end: number];

/** In letters; a Chinese character is as wide as two. */
const MOST = 160;
const LEAST = 50;
const BEFORE_HIT = 60;

/** Where a sentence ends: at its full stop, with the quote after it, or at the end of a paragraph. */
const SENTENCE_END = /[.!?…][“"»)’]?(?=\s)|[。！？…][」』）]?|\n/g;

/** The sentence of a text that says the first of the folded words, each in it as a piece of its own. */
export function excerptOf(text: string, words: readonly string[]): readonly Piece[] {
  const [first] = hitsOf(text, words);
  if (first === undefined) return [{ text, isHit: false }];
  const wide = /\p{Script=Han}/u.test(text.slice(first[0], first[1])) ? 2 : 1;
  const sentence = sentenceAround(text, first[0], LEAST / wide);
  const [start, end] = sentence[1] - sentence[0] <= MOST / wide ? sentence : cut(text, sentence, first[0], wide);
  return [
    ...(start > sentence[0] ? [{ text: '… ', isHit: false }] : []),
    ...marked(text.slice(start, end).trim(), words),
    ...(end < sentence[1] ? [{ text: ' …', isHit: false }] : []),
  ];
}

/** A text in pieces: what is looked for, and what stands between. */
function marked(text: string, words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [start, end] of hitsOf(text, words)) {
    if (start < from) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    from = end;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isHit: false }] : pieces;
}

/** Where the folded words stand in a text, from its beginning on. Of words with letters the whole is meant. */
const hitsOf = (text: string, words: readonly string[]): readonly Span[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: written, index }) => {
    const folded = ` ${foldWords(written)}`;
    return words
      .filter((word) => isIn(folded, word))
      .flatMap((word): readonly Span[] =>
        isLatin(word)
          ? [[index, index + written.length]]
          : placesOf(written, word).map((place) => [index + place, index + place + word.length]),
      )
      .sort(([one], [other]) => one - other);
  });

const placesOf = (text: string, part: string): readonly number[] =>
  text
    .split(part)
    .slice(0, -1)
    .map((_, at, before) => before.slice(0, at + 1).join(part).length);

const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word);

/**
 * Whether a folded text, with a space before it, says a word. A short word inside of another is chance: who looks for a kong
 * does not mean Hong Kong.
 */
export const isIn = (folded: string, word: string): boolean =>
  word.length > 4 ? folded.includes(word) : beginsWord(folded, word);

/** Whether a word of the folded text begins so. Chinese has no spaces: there every place may begin one. */
export const beginsWord = (folded: string, word: string): boolean => folded.includes(isLatin(word) ? ` ${word}` : word);

/** The sentence at a place; one that is very short takes the next of its paragraph with it. */
function sentenceAround(text: string, place: number, least: number): Span {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const start = ends.findLast((end) => end <= place) ?? 0;
  const end = ends.find((each) => each > place && (each - start >= least || text[each - 1] === '\n'));
  return [start, end ?? text.length];
}

/** A sentence that is too long is cut around the place; what is written with spaces, between words. */
function cut(text: string, [start, end]: Span, place: number, wide: number): Span {
  const from = Math.max(start, place - BEFORE_HIT / wide);
  const to = Math.min(end, from + MOST / wide);
  if (wide > 1) return [from, to];
  const [space, lastSpace] = [text.indexOf(' ', from), text.lastIndexOf(' ', to)];
  return [
    from === start || space < 0 || space > place ? from : space + 1,
    to === end || lastSpace < place ? to : lastSpace,
  ];
}
