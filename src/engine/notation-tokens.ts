import type { BonusTile } from './bonus-tile.ts';
import type { NotationError } from './notation-error.ts';
import { failure, ok, type Result } from './result.ts';
import type { Tile } from './tile.ts';

/** A tile in a text: `written` is the tile alone as it was written there, `at` its place. */
export interface TileToken {
  readonly kind: 'tile';
  readonly tile: Tile;
  readonly written: string;
  readonly at: number;
}

export type Token =
  | TileToken
  | { readonly kind: 'mark'; readonly written: string; readonly at: number }
  | { readonly kind: 'bonus'; readonly written: string; readonly at: number };

/** First tile of each suit letter; `z` counts E S W N and then B F C. */
const SUIT_STARTS: Readonly<Record<string, number | undefined>> = { m: 0, p: 9, s: 18 };
const Z_TILES = [27, 28, 29, 30, 33, 32, 31] as const;

/** Honour letters in lower case, with O (Ost) for E and P for B. */
const HONORS: Readonly<Record<string, number | undefined>> = {
  e: 27,
  o: 27,
  s: 28,
  w: 29,
  n: 30,
  c: 31,
  f: 32,
  b: 33,
  p: 33,
};

/** The tiles of U+1F000 onwards: winds, dragons, characters, bamboo, dots. */
const UNICODE_START = 0x1f000;
const UNICODE_TILES = [27, 28, 29, 30, 31, 32, 33, ...range(0), ...range(18), ...range(9)];
/** U+1F022 onwards: Unicode has bamboo (f4) before chrysanthemum (f3). */
const UNICODE_BONUS_START = 0x1f022;
const UNICODE_BONUS: readonly BonusTile[] = ['f1', 'f2', 'f4', 'f3', 'g1', 'g2', 'g3', 'g4'];

const DIGITS = /\d[\d\s]*/y;
const SEASON = /g\s*[1-4]/iy;
const SPACE = /\s+/y;
const VARIATION = /[\uFE0E\uFE0F]?/y;
const MARKS = '[]()+';

function range(start: number): number[] {
  return Array.from({ length: 9 }, (_, index) => start + index);
}

/** The match of a sticky pattern at a place, empty if there is none. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The flower or season of a Unicode tile. */
export const unicodeBonus = (codePoint: number): BonusTile | undefined =>
  UNICODE_BONUS[codePoint - UNICODE_BONUS_START];

/** The Unicode character at a place with its variation selector, if one follows. */
export function characterAt(text: string, at: number): { readonly codePoint: number; readonly written: string } {
  const codePoint = text.codePointAt(at) ?? 0;
  const character = String.fromCodePoint(codePoint);
  return { codePoint, written: character + matchAt(VARIATION, text, at + character.length) };
}

/** The length of the white space at a place. */
export const spaceAt = (text: string, at: number): number => matchAt(SPACE, text, at).length;

/** Cuts a text into tiles, brackets and plus signs; flowers and seasons are recognized so that they can be refused by name. */
export function scan(text: string): Result<readonly Token[], NotationError> {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const end = scanStep(text, at + spaceAt(text, at), tokens);
    if (!end.ok) return end;
    at = end.value;
  }
  return ok(tokens);
}

/** Adds the tokens that begin at a place to the list and says where they end. */
type Step = Result<number, NotationError>;

function scanStep(text: string, at: number, tokens: Token[]): Step {
  if (at === text.length) return ok(at);
  const digits = matchAt(DIGITS, text, at);
  if (digits !== '') return scanRun(text, at, digits, tokens);
  const token = tokenAt(text, at);
  if (token === undefined) return unknownAt(text, at);
  tokens.push(token);
  return ok(at + token.written.length);
}

const unknownAt = (text: string, at: number): Step =>
  failure({ code: 'unknown-token', token: String.fromCodePoint(text.codePointAt(at) ?? 0), at });

function tokenAt(text: string, at: number): Token | undefined {
  const season = matchAt(SEASON, text, at);
  if (season !== '') return { kind: 'bonus', written: season, at };
  const letter = text.charAt(at);
  if (MARKS.includes(letter)) return { kind: 'mark', written: letter, at };
  const honor = HONORS[letter.toLowerCase()];
  if (honor !== undefined) return tileToken(honor, letter, at);
  const { codePoint, written } = characterAt(text, at);
  const tile = UNICODE_TILES[codePoint - UNICODE_START];
  if (tile !== undefined) return tileToken(tile, written, at);
  return unicodeBonus(codePoint) === undefined ? undefined : { kind: 'bonus', written, at };
}

const tileToken = (index: number, written: string, at: number): TileToken => ({
  kind: 'tile',
  tile: index as Tile,
  written,
  at,
});

/** Digits and the suit letter after them: one tile for each digit. */
function scanRun(text: string, start: number, digits: string, tokens: Token[]): Step {
  const zero = digits.indexOf('0');
  if (zero >= 0) return failure({ code: 'zero-rank', token: '0', at: start + zero });
  const end = start + digits.length;
  const letter = text.charAt(end);
  const suit = letter.toLowerCase();
  if (suit === '' || !'mpsz'.includes(suit)) {
    return end < text.length && tokenAt(text, end) === undefined
      ? unknownAt(text, end)
      : failure({ code: 'digit-without-suit', token: digits.trimEnd(), at: start });
  }
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charAt(index);
    if (digit < '1' || digit > '9') continue;
    const tile = tileOf(Number(digit), suit);
    const written = digit + letter;
    if (tile === undefined) return failure({ code: 'unknown-token', token: written, at: start + index });
    tokens.push(tileToken(tile, written, start + index));
  }
  return ok(end + 1);
}

function tileOf(rank: number, suit: string): number | undefined {
  const first = SUIT_STARTS[suit];
  return first === undefined ? Z_TILES[rank - 1] : first + rank - 1;
}
