import type { Curve } from './fit.ts';
import type { Point } from './point.ts';

/** Numbers of a path as short as they go: a minus sign separates by itself. */
const joinNumbers = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Closed outlines of curves as a path with relative commands and whole numbers. */
export const pathText = (contours: readonly (readonly Curve[])[]): string => contours.map(contourText).join('');

function contourText(curves: readonly Curve[]): string {
  const [first] = curves;
  if (first === undefined) return '';
  const start = rounded(first[0]);
  let from = start;
  let text = `M${joinNumbers([start.x, start.y])}`;
  for (const curve of curves) {
    const [, a, b, to] = curve.map(rounded) as unknown as Curve;
    text += segmentText([from, a, b, to]);
    from = to;
  }
  return `${text}z`;
}

function segmentText([from, a, b, to]: Curve): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (isStraight([from, a, b, to])) {
    if (dx === 0 && dy === 0) return '';
    if (dy === 0) return `h${dx}`;
    return dx === 0 ? `v${dy}` : `l${joinNumbers([dx, dy])}`;
  }
  return `c${joinNumbers([a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y, dx, dy])}`;
}

/** Whether both handles lie within half a unit of the line between the ends. */
function isStraight([from, a, b, to]: Curve): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const size = Math.sqrt(dx * dx + dy * dy);
  const off = ({ x, y }: Point): number => Math.abs((x - from.x) * dy - (y - from.y) * dx) / size;
  return size === 0 || (off(a) <= 0.5 && off(b) <= 0.5);
}
