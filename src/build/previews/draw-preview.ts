import { brushPaths, hasBrushWord } from '../../components/brush-word.ts';
import { PREVIEW_SIZE, type Preview } from '../../layouts/preview/preview.ts';
import type { Face } from './fonts.ts';
import { breakLines, canSet, setLine } from './text.ts';
import { drawTiles, widthsOf } from './tiles.ts';

const { width: WIDE, height: HIGH } = PREVIEW_SIZE;
const EDGE = 64;
const FELT_TOP = 410;
const FELT_HIGH = HIGH - FELT_TOP;
const WIDEST_TILE = 96;
const COLORS = {
  paper: '#fcfaf4',
  ink: '#1b1e1a',
  ink2: '#596058',
  vermilion: '#bf3216',
  felt: '#276c56',
  sun: '#32745f',
  seal: '#c62a17',
  sealInk: '#fbf6e7',
} as const;
type Color = keyof typeof COLORS;

/** A preview picture as the text of an svg file without a font: paper above, felt below, one brush word in vermilion. */
export function drawPreview(preview: Preview): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDE)}" height="${String(HIGH)}">`,
    `<path fill="${COLORS.paper}" d="M0 0h${String(WIDE)}v${String(HIGH)}h-${String(WIDE)}z"/>`,
    head(preview),
    isBrushHeading(preview) ? brushHeading(preview) : typeHeading(preview),
    felt(preview),
    '</svg>',
  ].join('');
}

/** Whether the Chinese word is the heading itself, as on the pages. */
const isBrushHeading = ({ title, term }: Preview): boolean => title === term && hasBrushWord(term);

const faceOf = ({ isChinese }: Preview, kind: 'heading' | 'text'): Face => {
  if (kind === 'heading') return isChinese ? 'chinese-bold' : 'serif';
  return isChinese ? 'chinese' : 'sans';
};

const inked = (color: Color, x: number, y: number, paths: string): string =>
  `<g fill="${COLORS[color]}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${paths}</g>`;

/** The seal hanging from the top edge, the name of the site, where in it the page is. */
function head(preview: Preview): string {
  const [upper = '', lower = ''] = brushPaths('食糊');
  const name = setLine(preview.site, 'serif', 38);
  const place = preview.place === undefined ? '' : setLine(preview.place, faceOf(preview, 'text'), 25).paths;
  return [
    `<path fill="${COLORS.seal}" d="M${String(EDGE)} 0h58v112a4 4 0 0 1-4 4h-50a4 4 0 0 1-4-4z"/>`,
    inked('sealInk', EDGE + 5, 10, `<g transform="scale(.24)"><path d="${upper}"/></g>`),
    inked('sealInk', EDGE + 5, 59, `<g transform="scale(.24)"><path d="${lower}"/></g>`),
    inked('ink', EDGE + 80, 58, name.paths),
    inked('ink2', EDGE + 80, 96, place),
  ].join('');
}

/** The characters of a word, each on a square of `size`, from a left upper corner. */
const brush = (word: string, size: number, place: (at: number) => readonly [x: number, y: number]): string =>
  brushPaths(word)
    .map((path, at) => {
      const [x, y] = place(at);
      return inked('vermilion', x, y, `<g transform="scale(${(size / 200).toFixed(4)})"><path d="${path}"/></g>`);
    })
    .join('');

function brushHeading(preview: Preview): string {
  const term = preview.term ?? '';
  const count = Array.from(term).length;
  const size = count > 3 ? 176 : 192;
  const line = count > 3 ? '' : (preview.line ?? '');
  const beside = EDGE + count * size + 44;
  return [
    brush(term, size, (at) => [EDGE - 6 + at * size, 146]),
    preview.reading === undefined ? '' : inked('ink2', EDGE, 376, setLine(preview.reading, 'sans', 27).paths),
    small(line, preview, { x: beside, y: 0, width: WIDE - EDGE - beside, lines: 4 }, 258),
  ].join('');
}

/** A standing word right of the text: one column, from four characters on two, read from the right. */
function standingWord(term: string): { readonly drawn: string; readonly width: number } {
  const count = Array.from(term).length;
  const rows = count > 3 ? Math.ceil(count / 2) : count;
  const size = { 1: 250, 2: 166, 3: 112 }[rows] ?? 90;
  const columns = Math.ceil(count / rows);
  const top = rows === 1 ? 84 : 38;
  const place = (at: number): readonly [number, number] => [
    WIDE - EDGE + 6 - size * (Math.floor(at / rows) + 1),
    top + (at % rows) * size,
  ];
  return { drawn: brush(term, size, place), width: size * columns };
}

function typeHeading(preview: Preview): string {
  const { title, term = '' } = preview;
  const word = hasBrushWord(term) && term !== '' ? standingWord(term) : { drawn: '', width: 0 };
  const room = WIDE - 2 * EDGE - word.width - (word.width > 0 ? 48 : 0);
  const { lines, size } = fitTitle(title, faceOf(preview, 'heading'), room);
  const step = size * 1.14;
  const below = preview.line ?? '';
  const hasLine = below !== '' && lines.length < 3;
  const first = (hasLine ? 226 : 248) - ((lines.length - 1) * step) / 2 + size * 0.3;
  const last = first + (lines.length - 1) * step;
  return [
    word.drawn,
    ...lines.map((line, at) =>
      inked('ink', EDGE - 3, first + at * step, setLine(line, faceOf(preview, 'heading'), size).paths),
    ),
    hasLine ? small(below, preview, { x: EDGE, y: last + 58, width: room, lines: lines.length > 1 ? 1 : 2 }) : '',
  ].join('');
}

/** The largest size at which a title takes one line, else two, else three. */
function fitTitle(
  title: string,
  face: Face,
  width: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const tries = [92, 84, 76]
    .map((size) => ({ size, most: 1 }))
    .concat([
      { size: 74, most: 2 },
      { size: 62, most: 2 },
    ]);
  for (const { size, most } of tries) {
    const lines = breakLines(title, face, size, width);
    if (lines.length <= most && lines.every((line) => setLine(line, face, size).width <= width)) return { lines, size };
  }
  return { lines: breakLines(title, face, 54, width), size: 54 };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A text that takes more is left out: half a sentence says nothing. */
  readonly lines: number;
}

/** A sentence in small type. With `middle` its lines are set around that height instead of from the top of the box. */
function small(text: string, preview: Preview, { x, y, width, lines: most }: Box, middle?: number): string {
  const face = faceOf(preview, 'text');
  if (text === '' || !canSet(text, face)) return '';
  const [size, step] = preview.isChinese ? [30, 46] : [29, 42];
  const lines = breakLines(text, face, size, width);
  if (lines.length > most || lines.some((line) => setLine(line, face, size).width > width)) return '';
  const first = middle === undefined ? y : middle - ((lines.length - 1) * step) / 2;
  return lines.map((line, at) => inked('ink2', x, first + at * step, setLine(line, face, size).paths)).join('');
}

/** The table with its window light and the tiles in the middle of it, from edge to edge where there are enough. */
function felt({ tiles }: Preview): string {
  const widths = widthsOf(tiles);
  const room = WIDE - 2 * EDGE;
  const width = Math.min(WIDEST_TILE, room / widths);
  const spare = room - widths * width;
  const gaps = tiles.length - 1;
  const spread = gaps > 0 && spare / gaps < width * 0.7 ? spare / gaps : 0;
  const y = Math.round(FELT_TOP + (FELT_HIGH - width * (4 / 3 + 1 / 11)) / 2);
  const bar = (x: number, wide: number): string =>
    `<path fill="${COLORS.sun}" d="M${String(x)} ${String(FELT_TOP)}h${String(wide)}l-98 ${String(FELT_HIGH)}h-${String(wide)}z"/>`;
  return [
    `<path fill="${COLORS.felt}" d="M0 ${String(FELT_TOP)}h${String(WIDE)}v${String(FELT_HIGH)}h-${String(WIDE)}z"/>`,
    bar(760, 150),
    bar(936, 210),
    drawTiles(tiles, { x: EDGE, y }, width, spread),
  ].join('');
}
