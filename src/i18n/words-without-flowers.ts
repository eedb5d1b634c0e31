import type { TileWords } from './tile-words.ts';

/** For an island that never shows a flower or season: their names stay out of the page. */
export const wordsWithoutFlowers = (words: TileWords): TileWords => ({
  ...words,
  bonus: { f1: '', f2: '', f3: '', f4: '', g1: '', g2: '', g3: '', g4: '' },
});
