import { bonusFaces } from './bonus-faces.ts';
import type { Glyphs } from './glyphs.ts';
import { honorFaces } from './honor-faces.ts';
import { markText, paintByProperty, type Mark } from './mark.ts';
import { suitFaces } from './suit-faces.ts';

/**
 * The written picture of all faces, which pages load once. `tiles.css` shows a part of it as a tile's background, table
 * diagrams use its groups by id.
 */
export const SPRITE_FILE = new URL('../../components/tiles.svg', import.meta.url);

/** Every face by its id in the sprite, each on a grid of 150 × 200. */
export function facesOf(glyphs: Glyphs): Readonly<Record<string, readonly Mark[]>> {
  return { ...suitFaces(glyphs), ...honorFaces(glyphs), ...bonusFaces(glyphs) };
}

/** How far the faces stand apart: a tile that shows one smaller, beside its corner mark, must not show its neighbors. */
const STEP = { x: 210, y: 280 };

/** A column of the picture: faces from the top, by id. `tiles.css` knows the same places. */
const COLUMNS: readonly (readonly string[])[] = [
  ...Array.from('mps', (suit) => Array.from('123456789', (rank) => suit + rank)),
  ['we', 'ws', 'ww', 'wn', 'dr', 'dg', 'dw', 'back'],
  ...Array.from('fg', (kind) => Array.from('1234', (number) => kind + number)),
];

/** A group keeps the grid of its tile, so that it can be used by its id; the group around it has the place. */
export function spriteText(glyphs: Glyphs): string {
  const faces = facesOf(glyphs);
  const groups = COLUMNS.flatMap((ids, column) =>
    ids.map((id, row) => {
      const marks = (faces[id] ?? []).map((mark) => markText(mark, paintByProperty)).join('');
      const place = `${String(column * STEP.x)} ${String(row * STEP.y)}`;
      return `<g transform="translate(${place})"><g id="${id}">${marks}</g></g>`;
    }),
  );
  const box = `0 0 ${String(COLUMNS.length * STEP.x)} ${String(9 * STEP.y)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${groups.join('\n')}\n</svg>\n`;
}
