import { bonusFaces } from './bonus-faces.ts';
import type { Glyphs } from './glyphs.ts';
import { honorFaces } from './honor-faces.ts';
import { markText, paintByProperty, type Mark } from './mark.ts';
import { suitFaces } from './suit-faces.ts';

/** The written picture of all faces; pages load it once and show its groups by id. */
export const SPRITE_FILE = new URL('../../components/tiles.svg', import.meta.url);

/** Every face by its id in the sprite, each on a grid of 150 × 200. */
export function facesOf(glyphs: Glyphs): Readonly<Record<string, readonly Mark[]>> {
  return { ...suitFaces(glyphs), ...honorFaces(glyphs), ...bonusFaces(glyphs) };
}

export function spriteText(glyphs: Glyphs): string {
  const groups = Object.entries(facesOf(glyphs)).map(
    ([id, marks]) => `<g id="${id}">${marks.map((mark) => markText(mark, paintByProperty)).join('')}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('\n')}\n</svg>\n`;
}
