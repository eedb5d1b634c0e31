import type { BonusTile } from './bonus-tile.ts';
import type { NotationError } from './notation-error.ts';
import { failure, ok, type Result } from './result.ts';
import type { Tile } from './tile.ts';

/** A piece of a text: `written` is the piece alone as it was written there, `at` its place. */
export interface Written {
  readonly written: string;
  readonly at: number;
}

export interface TileToken extends Written {
  readonly kind: 't';
  readonly tile: Tile;
}

/** A tile, a bonus tile (recognized so that it can be refused by name), or a mark that is its own kind. */
export type Token = TileToken | (Written & { readonly kind: 'b' | '[' | ']' | '(' | ')' | '+' });

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

/** The tiles of U+1F000 onwards: winds, dragons, characters from U+1F007, bamboo, dots. */
const UNICODE_START = 0x1f000;
/** U+1F022 onwards: Unicode has bamboo (f4) before chrysanthemum (f3). */
const UNICODE_BONUS_START = 0x1f022;
const UNICODE_BONUS: readonly BonusTile[] = ['f1', 'f2', 'f4', 'f3', 'g1', 'g2', 'g3', 'g4'];

function unicodeTile(character: string): number | undefined {
  const place = (character.codePointAt(0) ?? 0) - UNICODE_START;
  if (place < 0 || place > 33) return undefined;
  return place < 7 ? place + 27 : place < 16 ? place - 7 : place < 25 ? place + 2 : place - 16;
}

/** The flower or season of a Unicode tile. */
export const unicodeBonus = (character: string): BonusTile | undefined =>
  UNICODE_BONUS[(character.codePointAt(0) ?? 0) - UNICODE_BONUS_START];

/** Digits and their suit letter, a season, white space, or any one character with its variation selector. */
const PIECES = /(\d[\d\s]*)([mpszMPSZ]?)|[gG]\s*[1-4]|\s+|\P{ASCII}[\uFE0E\uFE0F]?|./gsu;

/** Cuts a text into tiles, bonus tiles, brackets and plus signs. */
export function scan(text: string): Result<readonly Token[], NotationError> {
  const tokens: Token[] = [];
  let suitless: NotationError | undefined;
  for (const { 0: written, 1: digits, 2: suit, index: at } of text.matchAll(PIECES)) {
    if (written.trim() === '') continue;
    const found = digits === undefined ? tokenOf(written, at) : runOf(digits, suit ?? '', at);
    if (!found.ok) {
      if (found.error.code !== 'digit-without-suit') return found;
      suitless = found.error;
    } else if (suitless !== undefined) break;
    else for (const token of found.value) tokens.push(token);
  }
  return suitless === undefined ? ok(tokens) : failure(suitless);
}

function tokenOf(written: string, at: number): Result<readonly Token[], NotationError> {
  const tile = HONORS[written.toLowerCase()] ?? unicodeTile(written);
  if (tile !== undefined) return ok([tileToken(tile, written, at)]);
  if (isMark(written)) return ok([{ kind: written, written, at }]);
  if (written.length > 1 && (/^g/i.test(written) || unicodeBonus(written) !== undefined)) {
    return ok([{ kind: 'b', written, at }]);
  }
  return failure({ code: 'unknown-token', token: String.fromCodePoint(written.codePointAt(0) ?? 0), at });
}

const isMark = (written: string): written is '[' | ']' | '(' | ')' | '+' => '[]()+'.includes(written);

const tileToken = (tile: number, written: string, at: number): TileToken => ({
  kind: 't',
  tile: tile as Tile,
  written,
  at,
});

/** Digits and the suit letter after them: one tile for each digit. */
function runOf(digits: string, suit: string, at: number): Result<readonly Token[], NotationError> {
  const zero = digits.indexOf('0');
  if (zero >= 0) return failure({ code: 'zero-rank', token: '0', at: at + zero });
  if (suit === '') return failure({ code: 'digit-without-suit', token: digits.trimEnd(), at });
  const tokens: Token[] = [];
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charAt(index);
    if (digit.trim() === '') continue;
    const tile = tileOf(Number(digit), suit.toLowerCase());
    if (tile === undefined) return failure({ code: 'unknown-token', token: digit + suit, at: at + index });
    tokens.push(tileToken(tile, digit + suit, at + index));
  }
  return ok(tokens);
}

function tileOf(rank: number, suit: string): number | undefined {
  const first = SUIT_STARTS[suit];
  return first === undefined ? Z_TILES[rank - 1] : first + rank - 1;
}
