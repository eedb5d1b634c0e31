import { drawGlyph } from './draw-glyph.ts';
import { GLYPHS } from './glyph-list.ts';

/** Paths by glyph id, each in tile coordinates. */
export type Glyphs = Readonly<Record<string, string>>;

export const TILE_GLYPHS_FILE = new URL('glyphs.json', import.meta.url);

/** Draws every character of the tiles from the fonts. */
export const tileGlyphs = (): Glyphs => Object.fromEntries(GLYPHS.map((order) => [order.id, drawGlyph(order)]));
