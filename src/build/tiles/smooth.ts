import { boxOf, doubleArea, type Contour, type Point } from './point.ts';

/** How an outline is smoothed, in units of the grid it is drawn on. */
export interface Smoothing {
  /** Standard deviation of the blur. */
  readonly blur: number;
  /** Where the edge is cut, 0 to 1; a lower value makes strokes bolder. */
  readonly threshold: number;
}

const PIXELS_PER_UNIT = 4;
const SMALLEST_AREA = 2.5;

/** A picture of how much ink lies where, row by row, with its corner in grid units. */
interface Field {
  readonly values: Float32Array;
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
  const values = new Float32Array(width * height);
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

/** A Gaussian blur of the given standard deviation in pixels, by three box blurs in each direction. */
function blurred(field: Field, deviation: number): Field {
  const { width, height } = field;
  const alongRows = boxReaches(deviation).reduce((values, reach) => boxBlur(values, width, reach), field.values);
  const turned = boxReaches(deviation).reduce(
    (values, reach) => boxBlur(values, height, reach),
    transposed(alongRows, width, height),
  );
  return { ...field, values: transposed(turned, height, width) };
}

const PASSES = 3;

/** How far three boxes reach to each side, so that their variances add up to that of the Gaussian as nearly as they can. */
function boxReaches(deviation: number): number[] {
  const ideal = Math.sqrt((12 * deviation ** 2) / PASSES + 1);
  const small = Math.floor((ideal - 1) / 2);
  const width = 2 * small + 1;
  const smallOnes = Math.round((12 * deviation ** 2 - PASSES * (width ** 2 + 4 * width + 3)) / (-4 * width - 4));
  return Array.from({ length: PASSES }, (_, pass) => (pass < smallOnes ? small : small + 1));
}

/** Replaces every sample of every row by the mean of those within reach; outside the field there is no ink. */
function boxBlur(values: Float32Array, width: number, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let sum = 0;
    for (let at = -reach; at < width; at++) {
      if (at + reach < width) sum += values[start + at + reach] ?? 0;
      if (at > reach) sum -= values[start + at - reach - 1] ?? 0;
      if (at >= 0) result[start + at] = sum / (2 * reach + 1);
    }
  }
  return result;
}

function transposed(values: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) result[column * height + row] = values[row * width + column] ?? 0;
  }
  return result;
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

/** From every cell, which of its edges the line enters by and which it leaves by; most cells are all ink or none. */
function edgeSteps({ values, width, height }: Field, threshold: number): Map<number, number> {
  const next = new Map<number, number>();
  const isInk = (at: number): boolean => (values[at] ?? 0) >= threshold;
  const cornersOf = (place: number): boolean[] | undefined => {
    const a = isInk(place);
    const b = isInk(place + 1);
    const c = isInk(place + width + 1);
    const d = isInk(place + width);
    return a === b && b === c && c === d ? undefined : [a, b, c, d];
  };
  for (let row = 0; row + 1 < height; row++) {
    for (let column = 0; column + 1 < width; column++) {
      const place = row * width + column;
      const corners = cornersOf(place);
      if (corners === undefined) continue;
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
