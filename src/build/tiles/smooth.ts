import { boxOf, doubleArea, type Contour, type Point } from './point.ts';

/** How an outline is smoothed, in units of the grid it is drawn on. */
export interface Smoothing {
  /** Standard deviation of the blur. */
  readonly blur: number;
  /** Where the edge is cut, 0 to 1; a lower value makes strokes bolder. */
  readonly threshold: number;
}

const PIXELS_PER_UNIT = 6;
const SMALLEST_AREA = 2.5;

/** A picture of how much ink lies where, row by row, with its corner in grid units. */
interface Field {
  readonly values: Float64Array;
  readonly width: number;
  readonly height: number;
  readonly origin: Point;
}

/** Smooths outlines like an engraver: draws them finely, blurs, cuts at the threshold and traces the edge again. */
export function smooth(contours: readonly Contour[], { blur, threshold }: Smoothing): Contour[] {
  return traceEdge(blurred(inked(contours, blur * 4), blur * PIXELS_PER_UNIT), threshold).filter(
    (contour) => Math.abs(doubleArea(contour)) / 2 >= SMALLEST_AREA,
  );
}

/** Fills the outlines (non-zero winding), one sample in the middle of each pixel. */
function inked(contours: readonly Contour[], margin: number): Field {
  const box = boxOf(contours);
  const origin = { x: Math.floor(box.left - margin), y: Math.floor(box.top - margin) };
  const width = Math.ceil((box.right + margin - origin.x) * PIXELS_PER_UNIT);
  const height = Math.ceil((box.bottom + margin - origin.y) * PIXELS_PER_UNIT);
  const values = new Float64Array(width * height);
  for (let row = 0; row < height; row++) {
    let winding = 0;
    const crossings = crossingsAt(contours, origin.y + (row + 0.5) / PIXELS_PER_UNIT);
    crossings.forEach(({ x, turn }, index) => {
      winding += turn;
      if (winding === 0) return;
      const from = Math.ceil((x - origin.x) * PIXELS_PER_UNIT - 0.5);
      const to = Math.ceil(((crossings[index + 1]?.x ?? x) - origin.x) * PIXELS_PER_UNIT - 0.5);
      values.fill(1, row * width + from, row * width + to);
    });
  }
  return { values, width, height, origin };
}

function crossingsAt(contours: readonly Contour[], y: number): { x: number; turn: number }[] {
  const crossings: { x: number; turn: number }[] = [];
  for (const contour of contours) {
    contour.forEach((a, index) => {
      const b = contour[(index + 1) % contour.length] ?? a;
      if (a.y <= y === b.y <= y) return;
      crossings.push({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn: a.y < b.y ? 1 : -1 });
    });
  }
  return crossings.sort((a, b) => a.x - b.x);
}

function blurred(field: Field, deviation: number): Field {
  const { width, height } = field;
  const across = blurLines(field.values, width, height, 1, width, deviation);
  return { ...field, values: blurLines(across, height, width, width, 1, deviation) };
}

/** Blurs `lines` lines of `size` samples; `step` leads to the next sample, `stride` to the next line. */
function blurLines(
  values: Float64Array,
  size: number,
  lines: number,
  step: number,
  stride: number,
  deviation: number,
): Float64Array {
  const kernel = gaussian(deviation);
  const reach = (kernel.length - 1) / 2;
  const result = new Float64Array(values.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < size; at++) {
      let sum = 0;
      const from = Math.max(0, at - reach);
      const to = Math.min(size - 1, at + reach);
      for (let near = from; near <= to; near++) {
        sum += (values[line * stride + near * step] ?? 0) * (kernel[near - at + reach] ?? 0);
      }
      result[line * stride + at * step] = sum;
    }
  }
  return result;
}

function gaussian(deviation: number): number[] {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / total);
}

/** Marching squares: follows the line where the field crosses the threshold, ink on the right-hand side. */
function traceEdge(field: Field, threshold: number): Contour[] {
  const next = edgeSteps(field, threshold);
  const contours: Contour[] = [];
  for (const start of next.keys()) {
    const contour: Point[] = [];
    for (let at: number | undefined = start; at !== undefined && next.has(at);) {
      contour.push(edgePoint(field, threshold, at));
      const following: number | undefined = next.get(at);
      next.delete(at);
      at = following;
    }
    if (contour.length > 2) contours.push(contour);
  }
  return contours;
}

/** An edge between two neighboring samples: twice the first sample's place, plus one for the edge that leads down. */
const edgeRight = (place: number): number => 2 * place;
const edgeDown = (place: number): number => 2 * place + 1;

/** From every cell, which of its edges the line enters by and which it leaves by. */
function edgeSteps({ values, width, height }: Field, threshold: number): Map<number, number> {
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column + 1 < width; column++) {
      const place = row * width + column;
      const isInk = (at: number): boolean => (values[at] ?? 0) >= threshold;
      const corners = [isInk(place), isInk(place + 1), isInk(place + width + 1), isInk(place + width)];
      const edges = [edgeRight(place), edgeDown(place + 1), edgeRight(place + width), edgeDown(place)];
      for (let side = 0; side < 4; side++) {
        if (corners[side] === true && corners[(side + 1) % 4] === false) {
          let out = (side + 1) % 4;
          while (corners[(out + 1) % 4] === false) out = (out + 1) % 4;
          next.set(edges[side] ?? 0, edges[out] ?? 0);
        }
      }
    }
  }
  return next;
}

function edgePoint({ values, width, origin }: Field, threshold: number, edge: number): Point {
  const place = edge >> 1;
  const isDown = (edge & 1) === 1;
  const from = values[place] ?? 0;
  const to = values[isDown ? place + width : place + 1] ?? 0;
  const part = (threshold - from) / (to - from);
  const column = (place % width) + (isDown ? 0 : part);
  const row = Math.floor(place / width) + (isDown ? part : 0);
  return { x: origin.x + (column + 0.5) / PIXELS_PER_UNIT, y: origin.y + (row + 0.5) / PIXELS_PER_UNIT };
}
