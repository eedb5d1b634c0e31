import { laidTiles } from '../../components/meld-tiles.ts';
import { cornerOf, faceId, spriteHref, type Face } from '../../components/tile-sprite.ts';
import cornerMarks from '../../components/corners.svg?url&no-inline';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { Draft } from './draft.ts';

/** What is drawn: the hand, and a line of words under it. */
export interface PictureRequest {
  readonly draft: Draft;
  readonly caption: string;
  readonly words: TileWords;
  /** Corner marks, as on the page. */
  readonly corners: boolean;
}

interface Placed {
  readonly face: Face;
  readonly sideways: boolean;
  readonly winning: boolean;
}

/** One path of the sprite, ready for the canvas. */
interface Stroke {
  readonly path: Path2D;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly width: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly dash: readonly number[];
}

const WIDE = 90;
const HIGH = 120;
const GAP = 5;
const BETWEEN = 36;
const EDGE = 44;
const MOST_WIDE = 16 * (WIDE + GAP);
const COLORS = { felt: '#276c56', ink: '#f8f4e6', face: '#fbf6e7', side: '#e0d5b8', back: '#0a4030', line: '#a89a78' };

/** The hand as a PNG, drawn on a canvas from the pictures that the page has already: nothing else is fetched. */
export async function drawPicture(request: PictureRequest): Promise<Blob> {
  const sprite = await loadSprite(request.corners);
  const rows = rowsOf(groupsOf(request));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...rows.map(rowWidth)) + 2 * EDGE;
  canvas.height = rows.length * (HIGH + 34) + 2 * EDGE + 36;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = COLORS.felt;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  rows.forEach((row, at) => {
    drawRow(pen, row, EDGE + at * (HIGH + 34), sprite, request);
  });
  pen.fillStyle = COLORS.ink;
  pen.font = `30px ${getComputedStyle(document.body).fontFamily}`;
  pen.textBaseline = 'alphabetic';
  pen.fillText(request.caption, EDGE, canvas.height - EDGE + 6, canvas.width - 2 * EDGE);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Hands the picture to the reader as a file. */
export function savePicture(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1000);
}

function groupsOf({ draft }: PictureRequest): readonly (readonly Placed[])[] {
  const { hand, bonus } = draft;
  const plain = (face: Face, winning = false): Placed => ({ face, sideways: false, winning });
  return [
    hand.tiles.map((tile) => plain(tile)),
    hand.winningTile === undefined ? [] : [plain(hand.winningTile, true)],
    ...hand.melds.map((meld) =>
      laidTiles(meld, undefined, 'twoUpTwoDown').map(({ face, sideways }) => ({ face, sideways, winning: false })),
    ),
    bonus.map((tile) => plain(tile)),
  ].filter((group) => group.length > 0);
}

/** Groups in rows that are not too wide. */
function rowsOf(groups: readonly (readonly Placed[])[]): readonly (readonly (readonly Placed[])[])[] {
  const rows: (readonly Placed[])[][] = [[]];
  for (const group of groups) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && rowWidth([...row, group]) > MOST_WIDE) rows.push([group]);
    else row.push(group);
  }
  return rows;
}

const widthOf = ({ sideways }: Placed): number => (sideways ? HIGH : WIDE);
const groupWidth = (group: readonly Placed[]): number => group.reduce((sum, tile) => sum + widthOf(tile) + GAP, -GAP);
const rowWidth = (row: readonly (readonly Placed[])[]): number =>
  row.reduce((sum, group) => sum + groupWidth(group) + BETWEEN, -BETWEEN);

function drawRow(
  pen: CanvasRenderingContext2D,
  row: readonly (readonly Placed[])[],
  top: number,
  sprite: Sprite,
  request: PictureRequest,
): void {
  let x = EDGE;
  for (const group of row) {
    for (const tile of group) {
      drawTile(pen, tile, x, tile.sideways ? top + HIGH - WIDE : top, sprite, request);
      x += widthOf(tile) + GAP;
    }
    x += BETWEEN - GAP;
  }
}

function drawTile(
  pen: CanvasRenderingContext2D,
  { face, sideways, winning }: Placed,
  x: number,
  y: number,
  sprite: Sprite,
  { words, corners }: PictureRequest,
): void {
  const [w, h] = sideways ? [HIGH, WIDE] : [WIDE, HIGH];
  const block = (color: string, down: number): void => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.roundRect(x, y + down, w, h, 8);
    pen.fill();
  };
  const isBack = face === 'back';
  block(isBack ? COLORS.side : COLORS.back, 8);
  block(isBack ? COLORS.back : COLORS.side, 3);
  block(isBack ? '#0d6049' : COLORS.face, 0);
  if (winning) {
    pen.strokeStyle = COLORS.ink;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(x - 6, y - 6, w + 12, h + 20, 12);
    pen.stroke();
  }
  const corner = corners ? cornerOf(face, words) : undefined;
  pen.save();
  pen.translate(x, y);
  pen.scale(WIDE / 150, WIDE / 150);
  if (corner !== undefined) drawShape(pen, sprite.get(`i${corner}`), [1.12, 0, 0, 1.12, 0, 0]);
  if (sideways) {
    pen.translate(0, 150);
    pen.rotate(-Math.PI / 2);
  }
  const place = corner === undefined ? UNMOVED : ([0.74, 0, 0, 0.74, sideways ? 2 : 38, 52] as const);
  if (face !== 'gap') drawShape(pen, sprite.get(faceId(face)), place);
  pen.restore();
}

type Matrix = readonly [number, number, number, number, number, number];
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

function drawShape(pen: CanvasRenderingContext2D, strokes: readonly Stroke[] | undefined, matrix: Matrix): void {
  pen.save();
  pen.transform(...matrix);
  for (const { path, fill, stroke, width, cap, join, dash } of strokes ?? []) {
    if (fill !== undefined) {
      pen.fillStyle = fill;
      pen.fill(path);
    }
    if (stroke === undefined) continue;
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.lineCap = cap;
    pen.lineJoin = join;
    pen.setLineDash([...dash]);
    pen.stroke(path);
  }
  pen.restore();
}

type Sprite = ReadonlyMap<string, readonly Stroke[]>;

/** The shapes of the faces and, where they are shown, of the corner marks. */
async function loadSprite(withCorners: boolean): Promise<Sprite> {
  const faces = spriteHref('').replace('#', '');
  const files = await Promise.all((withCorners ? [faces, cornerMarks] : [faces]).map(loadShapes));
  return new Map(files.flatMap((shapes) => [...shapes]));
}

/** The shapes of a picture by the id of their group. It holds nothing but groups of paths. */
async function loadShapes(address: string): Promise<Sprite> {
  const answer = await fetch(address);
  const svg = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  return new Map(
    [...svg.querySelectorAll('g[id]')].map((group) => [group.id, [...group.querySelectorAll('path')].map(toStroke)]),
  );
}

function toStroke(path: SVGPathElement): Stroke {
  const text = (name: string): string | undefined => path.getAttribute(name) ?? undefined;
  return {
    path: new Path2D(text('d') ?? ''),
    fill: colorOf(text('fill') ?? '#000'),
    stroke: colorOf(text('stroke')),
    width: Number(text('stroke-width') ?? 1),
    cap: text('stroke-linecap') === 'round' ? 'round' : 'butt',
    join: text('stroke-linejoin') === 'round' ? 'round' : 'miter',
    dash: (text('stroke-dasharray') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  };
}

/** `var(--tile-red,#c62a17)` by the color that it falls back on. */
const colorOf = (value: string | undefined): string | undefined =>
  value === undefined || value === 'none' ? undefined : (/,\s*([^)]+)\)/.exec(value)?.[1] ?? value);
