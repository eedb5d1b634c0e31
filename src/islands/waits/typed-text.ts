import { formatTiles, parseTiles, type NotationError } from '../../engine/notation.ts';
import type { Result } from '../../engine/result.ts';
import type { Tile } from '../../engine/tile.ts';
import type { TileWords } from '../../i18n/tile-words.ts';

/** What a Chinese keyboard writes for the honors. */
const HONOR_CHARACTERS: Readonly<Record<string, string>> = {
  東: 'E',
  南: 'S',
  西: 'W',
  北: 'N',
  中: 'C',
  發: 'F',
  白: 'B',
};

/** Text from any keyboard in the letters of the notation: full-width letters and digits, and honors in Chinese. */
export const fromKeyboard = (text: string): string =>
  text.normalize('NFKC').replace(/[東南西北中發白]/gu, (honor) => HONOR_CHARACTERS[honor] ?? honor);

/** Tiles as a reader types them. */
export const readTyped = (text: string): Result<readonly Tile[], NotationError> => parseTiles(fromKeyboard(text));

/** Notation in the letters that readers of this language see on the tiles: O for the east wind in German. */
export const inLetters = (notation: string, { corner }: Pick<TileWords, 'corner'>): string =>
  notation.replace(/[ESWNCFB]/g, (letter) => {
    const mark = corner[letter as keyof typeof corner];
    return typeof mark === 'string' ? mark : letter;
  });

/** Tiles in those letters. */
export const writeTyped = (tiles: readonly Tile[], words: Pick<TileWords, 'corner'>): string =>
  inLetters(formatTiles(tiles), words);
