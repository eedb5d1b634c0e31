/** Every reason for which text is refused as tiles. Each code is worded for readers in the interface's languages. */
export const NOTATION_ERROR_CODES = [
  /** Something that is no tile, no bracket and no plus sign, or stands where it means nothing. */
  'unknown-token',
  /** Digits that no `m`, `p`, `s` or `z` follows. */
  'digit-without-suit',
  /** The digit 0: no tile bears it. */
  'zero-rank',
  /** A fifth copy of a tile, over the tiles held, the sets and the winning tile. */
  'too-many-copies',
  /** Brackets whose tiles are no chow, pung or kong, or round brackets whose tiles are no kong. */
  'not-a-set',
  /** An opening bracket without its closing one. */
  'unclosed-set',
  /** A fifth set. */
  'too-many-sets',
  /** Not 13 tiles, or 14 with the winning tile; a kong counts as three. */
  'wrong-tile-count',
  /** A plus sign that is not followed by exactly one tile and the end. */
  'misplaced-winning-tile',
  /** A flower or season given twice. */
  'repeated-bonus-tile',
  /** A flower or season among the tiles of a hand. */
  'bonus-tile-in-hand',
] as const;
export type NotationErrorCode = (typeof NOTATION_ERROR_CODES)[number];

/**
 * Why text was refused. `token` is the offending piece as it was written, `at` its place in the text, counted from 0 in
 * UTF-16 units as in JavaScript strings. Missing tiles have no token; `at` is then the end of the text.
 */
export interface NotationError {
  readonly code: NotationErrorCode;
  readonly token?: string;
  readonly at?: number;
}
