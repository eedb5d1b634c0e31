import { drawGlyph } from './draw-glyph.ts';
import type { Glyphs } from './glyphs.ts';
import { hasCharacter } from './outline.ts';
import { BRUSH_WORDS } from './brush-word-list.ts';

export const BRUSH_GLYPHS_FILE = new URL('../../components/brush-glyphs.json', import.meta.url);

/** Each character is drawn on a square of this many units, its ink in the middle of it. */
const SQUARE = 200;

/** Two thirds of a pixel at the largest size on a page: a brush hides it, and a fifth of the bytes is saved. */
const TOLERANCE = 1;

/** Draws every character of the brush words from the font of the tiles. */
export const brushGlyphs = (): Glyphs =>
  Object.fromEntries(
    [...new Set(BRUSH_WORDS.flatMap((word) => Array.from(word)))].map((character) => [
      character,
      drawBrushCharacter(character),
    ]),
  );

/** A few characters of Hong Kong are missing in the brush font; the other font, made as bold, stands in. */
function drawBrushCharacter(character: string): string {
  const isBrush = hasCharacter('yuji-boku', character);
  return drawGlyph({
    id: character,
    character,
    font: isBrush ? 'yuji-boku' : 'lxgw-wenkai-tc',
    width: SQUARE,
    height: SQUARE,
    tolerance: TOLERANCE,
    place: { middle: { x: SQUARE / 2, y: SQUARE / 2 } },
    smoothing: isBrush ? { blur: 0.7, threshold: 0.46 } : { blur: 2, threshold: 0.27 },
  });
}
