import type { Glyphs } from './glyphs.ts';
import { area, markText, paintByProperty, type Mark } from './mark.ts';

/** The written picture of all corner marks, one below the other: `tiles.css` shows one of them as a tile's background. */
export const CORNERS_FILE = new URL('../../components/corners.svg', import.meta.url);

/** How far the marks stand apart, so that a tile never shows two: twice its width, on the grid of 150 × 200. */
const STEP = 300;

/** Every corner mark by its character, each where it lies on the grid of a tile. */
export function cornerMarks(glyphs: Glyphs): Readonly<Record<string, Mark>> {
  const ids = Object.keys(glyphs).filter((id) => id.startsWith('i'));
  return Object.fromEntries(ids.map((id) => [id.slice(1), area('index', glyphs[id] ?? '')]));
}

export function cornersText(glyphs: Glyphs): string {
  const marks = Object.entries(cornerMarks(glyphs));
  const groups = marks.map(
    ([character, mark], row) =>
      `<g id="i${character}" transform="translate(0 ${String(row * STEP)})">${markText(mark, paintByProperty)}</g>`,
  );
  const box = `0 0 150 ${String(marks.length * STEP)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${groups.join('\n')}\n</svg>\n`;
}
