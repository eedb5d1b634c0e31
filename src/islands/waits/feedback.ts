import type { NotationError } from '../../engine/notation.ts';
import type { Tile } from '../../engine/tile.ts';
import { say, type Message, type Translation } from '../../i18n/message.ts';
import type { waits as german } from '../../i18n/de/waits.ts';
import { alternatives } from '../../i18n/tile-list.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { Hint, WaitsGrade } from '../../puzzles/waits/grade.ts';
import type { WaitsPuzzle } from '../../puzzles/waits/puzzle.ts';
import type { PracticeWords as SharedPracticeWords } from '../practice/puzzle-words.ts';

type AllWords = Translation<typeof german>;

/** The words every waits puzzle needs. */
export type WaitsWords = Omit<AllWords, 'practice' | 'plain'>;

/** The words of a puzzle that lives in the address. */
export type PracticeWords = SharedPracticeWords & AllWords['practice'];

/** A piece of a sentence; tiles are set in bold. */
export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

/** What the status line says: a short sentence, then pieces of longer ones. */
export interface Feedback {
  readonly title: string;
  readonly text: readonly Piece[];
}

const GAP = '\u0000';

const plain = (text: string): readonly Piece[] => [{ text, strong: false }];

/** Tiles as they are listed in a sentence: „4 und 7 Bambus“. */
export const listTiles = (tiles: readonly Tile[], words: WaitsWords, tileWords: TileWords): string =>
  alternatives(tiles, tileWords, words.list);

/** A number as a word, where there is one. */
const count = (n: number, words: WaitsWords): string => words.counts[n] ?? String(n);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first answer to a check: only how many are right, missing, too many. */
export function firstFeedback({ found, missing, extra }: WaitsGrade, words: WaitsWords): Feedback {
  const { clauses } = words;
  const clause = (message: Message, n: number): readonly string[] =>
    n === 0 ? [] : [say(message, { n, count: count(n, words) })];
  const sentence = (parts: readonly string[]): string =>
    parts.length === 0 ? '' : capitalized(parts.join(say(clauses.comma))) + say(clauses.end);
  const right = found.length === 0 ? [say(clauses.foundNone)] : clause(clauses.found, found.length);
  const wrong = [...clause(clauses.missing, missing.length), ...clause(clauses.extra, extra.length)];
  return wrong.length > 1
    ? { title: sentence(right), text: plain(sentence(wrong)) }
    : { title: sentence([...right, ...wrong]), text: [] };
}

/** The answer once the solution lies open. */
export function finalFeedback(grade: WaitsGrade, words: WaitsWords, tileWords: TileWords): Feedback {
  const { kind, found, missing, extra } = grade;
  const sentence = (message: Message, tiles: readonly Tile[]): readonly Piece[] =>
    tiles.length === 0 ? [] : aboutTiles(message, tiles, words, tileWords);
  if (kind === 'empty') return { title: say(words.shown), text: sentence(words.shownTiles, missing) };
  const total = found.length + missing.length;
  const title =
    kind === 'right'
      ? say(words.right, { n: total, count: count(total, words) })
      : found.length === 0
        ? say(words.partlyNone)
        : say(words.partly, { found: count(found.length, words), total: count(total, words) });
  return {
    title: capitalized(title),
    text: [
      ...sentence(words.foundTiles, found),
      ...sentence(words.missedTiles, missing),
      ...sentence(words.extraTiles, extra),
    ],
  };
}

/** A sentence about tiles, ended by a space where the language has them; the tiles in bold. */
function aboutTiles(message: Message, tiles: readonly Tile[], words: WaitsWords, tileWords: TileWords): Piece[] {
  const [before = '', after = ''] = say(message, {
    n: tiles.length,
    count: count(tiles.length, words),
    tiles: GAP,
  }).split(GAP);
  const space = after.endsWith('.') ? ' ' : '';
  return [
    { text: before, strong: false },
    { text: listTiles(tiles, words, tileWords), strong: true },
    { text: after + space, strong: false },
  ];
}

/** A hint in words. */
export function hintText(hint: Hint | undefined, words: WaitsWords): string {
  const { hints } = words;
  if (hint === undefined) return say(hints.none);
  if (hint.kind === 'completes') return say(hints.completes, { shape: say(words.simple[hint.shape]) });
  const suit = say(hints.places[hint.suit]);
  const place = hint.region === undefined ? suit : say(hints.regions[hint.region], { suit });
  return say(hint.kind === 'missing-in' ? hints.missingIn : hints.extraIn, { place });
}

/** Why what was typed could not be read. */
export function notationFeedback({ code, token = '' }: NotationError, words: WaitsWords): Feedback {
  const { notation } = words;
  const message = isWorded(code, notation) ? notation[code] : notation.other;
  return { title: say(words.unreadable.title), text: plain(say(message, { token })) };
}

const isWorded = (code: string, notation: WaitsWords['notation']): code is keyof WaitsWords['notation'] =>
  Object.hasOwn(notation, code);

/** Before any check, and with nothing chosen. */
export const standing = ({ title, text }: { readonly title: Message; readonly text: Message }): Feedback =>
  feedbackOf(say(title), say(text));

/** The same with one more sentence. */
export const withSentence = ({ title, text }: Feedback, sentence: string): Feedback => ({
  title,
  text: [...text, ...plain(text.length > 0 && sentenceEndsWithPoint(text) ? ` ${sentence}` : sentence)],
});

const sentenceEndsWithPoint = (text: readonly Piece[]): boolean => text.at(-1)?.text.endsWith('.') === true;

export const feedbackOf = (title: string, text: string): Feedback => ({ title, text: plain(text) });

/** The copies of all waits together. */
export const copiesOf = ({ waits }: WaitsPuzzle): number => waits.reduce((sum, { left }) => sum + left, 0);
