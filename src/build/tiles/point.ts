/** A place or a direction on the tile grid of 150 × 200, y downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed outline as a chain of points; the last joins the first. */
export type Contour = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const length = (a: Point): number => Math.sqrt(dot(a, a));
export const distance = (a: Point, b: Point): number => length(subtract(a, b));

/** The direction of a vector; a vector without length points nowhere. */
export function unit(a: Point): Point {
  const size = length(a);
  return size === 0 ? a : scale(a, 1 / size);
}

/** The smallest box around all points. */
export function boxOf(contours: readonly Contour[]): Box {
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: xs.reduce((a, b) => Math.min(a, b), Infinity),
    top: ys.reduce((a, b) => Math.min(a, b), Infinity),
    right: xs.reduce((a, b) => Math.max(a, b), -Infinity),
    bottom: ys.reduce((a, b) => Math.max(a, b), -Infinity),
  };
}

/** Twice the signed area inside an outline, in square units. */
export const doubleArea = (contour: Contour): number =>
  contour.reduce((sum, a, index) => {
    const b = contour[(index + 1) % contour.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
