import glyphs from '../tiles/glyphs.json' with { type: 'json' };
import { cornerMarks } from '../tiles/corners.ts';
import { markText, paintPlain, type Mark } from '../tiles/mark.ts';
import { facesOf } from '../tiles/sprite.ts';
import type { PreviewTile } from '../../layouts/preview/preview.ts';
import { setLine } from './text.ts';

/** As in `tiles.css`: gaps in parts of a tile's width, its ivory side and its green back below the face. */
const [GAP, BETWEEN, SIDE, BACK] = [0.055, 0.42, 1 / 26, 1 / 11];
const COLORS = { face: '#fbf6e7', hairline: '#a89a78', side: '#e0d5b8', back: '#0a4030', plate: '#0d6049' };

const faces = facesOf(glyphs);
const corners = cornerMarks(glyphs);

/** How many tile widths the groups take side by side. */
export const widthsOf = (groups: readonly (readonly PreviewTile[])[]): number =>
  groups.reduce((sum, group) => sum + group.length * (1 + GAP) - GAP + BETWEEN, -BETWEEN);

/** Groups of tiles in a row, from a left upper corner, at a width in pixels. `room` is added between the groups. */
export function drawTiles(
  groups: readonly (readonly PreviewTile[])[],
  at: { readonly x: number; readonly y: number },
  width: number,
  room = 0,
): string {
  let { x } = at;
  return groups
    .map((group) => {
      const row = group.map((tile, index) => drawTile(tile, x + index * width * (1 + GAP), at.y, width)).join('');
      x += width * (group.length * (1 + GAP) - GAP + BETWEEN) + room;
      return row;
    })
    .join('');
}

function drawTile(tile: PreviewTile, x: number, y: number, width: number): string {
  const place = `translate(${String(Math.round(x * 10) / 10)} ${String(y)}) scale(${(width / 150).toFixed(4)})`;
  return `<g transform="${place}">${tile.face === 'gap' ? gap() : body(tile)}</g>`;
}

/** The place of a tile that is missing. */
function gap(): string {
  const { width, paths } = setLine('?', 'serif', 110);
  return `<rect x="3" y="3" width="144" height="194" rx="13" fill="none" stroke="#f8f4e6" stroke-width="6" stroke-dasharray="17 13"/><g fill="#f8f4e6" transform="translate(${String(75 - width / 2)} 134)">${paths}</g>`;
}

const drawMarks = (marks: readonly Mark[] = []): string => marks.map((mark) => markText(mark, paintPlain)).join('');

/** Every tile on its 150 × 200 grid: shadow, back, side, face, ink. */
function body({ face, corner }: PreviewTile): string {
  const isBack = face === 'back';
  const block = (down: number, fill: string, line = 0): string =>
    `<rect y="${down.toFixed(1)}" width="150" height="200" rx="13" fill="${fill}"${line > 0 ? ` stroke="${COLORS.hairline}" stroke-width="${String(line)}"` : ''}/>`;
  const [under, over] = isBack ? [COLORS.side, COLORS.back] : [COLORS.back, COLORS.side];
  const ink = drawMarks(faces[face]);
  const mark = corner === undefined ? undefined : corners[corner];
  const drawn =
    mark === undefined
      ? ink
      : `<g transform="translate(24 36) scale(.82)">${ink}</g><g transform="scale(.88)">${drawMarks([mark])}</g>`;
  return [
    '<rect x="5" y="19" width="150" height="200" rx="16" fill="#1d5644"/>',
    block(150 * BACK, under),
    block(150 * SIDE, over, 1.2),
    block(0, isBack ? COLORS.plate : COLORS.face, 1.2),
    drawn,
  ].join('');
}
