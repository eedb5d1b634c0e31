import { drawGlyph } from './draw-glyph.ts';
import type { Glyphs } from './glyphs.ts';
import { BRUSH_WORDS } from './brush-word-list.ts';

export const BRUSH_GLYPHS_FILE = new URL('../../components/brush-glyphs.json', import.meta.url);

/** Each character is drawn on a square of this many units, its ink in the middle of it. */
const SQUARE = 200;

/** Draws every character of the brush words from the font of the tiles. */
export const brushGlyphs = (): Glyphs =>
  Object.fromEntries(
    [...new Set(BRUSH_WORDS.flatMap((word) => Array.from(word)))].map((character) => [
      character,
      drawBrushCharacter(character),
    ]),
  );

const drawBrushCharacter = (character: string): string =>
  drawGlyph({
    id: character,
    character,
    font: 'yuji-boku',
    width: SQUARE,
    height: SQUARE,
    place: { middle: { x: SQUARE / 2, y: SQUARE / 2 } },
    smoothing: { blur: 0.7, threshold: 0.46 },
  });
