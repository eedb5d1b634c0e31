import { add, distance, dot, length, scale, subtract, unit, type Contour, type Point } from './point.ts';

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** How far a point of the outline may lie from its curve, in grid units, unless an order allows more. */
const TOLERANCE = 0.38;
/** Over how many units of outline, to both sides, a turn is measured, and which turn makes a corner. */
const CORNER_REACH = 1.5;
const CORNER_COSINE = Math.cos((52 * Math.PI) / 180);
const REFINEMENTS = 4;

/** Redraws a dense outline with few cubic curves that meet smoothly everywhere but in its corners (Schneider's method). */
export function fitContour(contour: Contour, tolerance = TOLERANCE): Curve[] {
  const corners = cornersOf(contour);
  const starts = corners.length > 0 ? corners : [0];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? (starts[0] ?? 0) + contour.length;
    const points = Array.from({ length: end - start + 1 }, (_, step) => at(contour, start + step));
    const isSmooth = corners.length === 0;
    const tangent = unit(subtract(at(contour, start + 3), at(contour, start - 3)));
    return isSmooth
      ? fitPoints(points, tangent, scale(tangent, -1), tolerance)
      : fitPoints(points, startDirection(points), startDirection(points.toReversed()), tolerance);
  });
}

const at = (contour: Contour, index: number): Point => {
  const point = contour[((index % contour.length) + contour.length) % contour.length];
  if (point === undefined) throw new Error('an outline has points');
  return point;
};

/** The places where the outline turns sharply: the sharpest point of every bend. */
function cornersOf(contour: Contour): number[] {
  const steps = Math.max(2, Math.round((CORNER_REACH * contour.length) / perimeter(contour)));
  if (contour.length < 4 * steps) return [];
  const cosines = contour.map((point, index) =>
    dot(unit(subtract(point, at(contour, index - steps))), unit(subtract(at(contour, index + steps), point))),
  );
  const cosineAt = (index: number): number => cosines[(index + cosines.length) % cosines.length] ?? 1;
  return contour.flatMap((_, index) => {
    const cosine = cosineAt(index);
    if (cosine > CORNER_COSINE) return [];
    for (let away = 1; away <= steps; away++) {
      if (cosineAt(index - away) <= cosine || cosineAt(index + away) < cosine) return [];
    }
    return [index];
  });
}

const perimeter = (contour: Contour): number =>
  contour.reduce((sum, point, index) => sum + distance(point, at(contour, index + 1)), 0);

/** Where a chain of points sets out to, measured over its first unit. */
function startDirection(points: readonly Point[]): Point {
  const [first] = points;
  if (first === undefined) throw new Error('a chain has points');
  const ahead = points.find((point) => distance(first, point) >= 1) ?? points.at(-1) ?? first;
  return unit(subtract(ahead, first));
}

function fitPoints(points: readonly Point[], startTangent: Point, endTangent: Point, tolerance: number): Curve[] {
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  if (points.length < 4) return [straight(first, last)];
  let parameters = chordParameters(points);
  let worst = { error: Infinity, index: 0 };
  for (let round = 0; round <= REFINEMENTS; round++) {
    const curve = bestCurve(points, parameters, startTangent, endTangent);
    worst = worstPoint(points, parameters, curve);
    if (worst.error <= tolerance) return [curve];
    parameters = parameters.map((t, index) => nearer(curve, at(points, index), t));
  }
  const split = Math.min(points.length - 2, Math.max(1, worst.index));
  const reach = Math.min(4, split, points.length - 1 - split);
  const tangent = unit(subtract(at(points, split - reach), at(points, split + reach)));
  return [
    ...fitPoints(points.slice(0, split + 1), startTangent, tangent, tolerance),
    ...fitPoints(points.slice(split), scale(tangent, -1), endTangent, tolerance),
  ];
}

const straight = (from: Point, to: Point): Curve => [
  from,
  add(from, scale(subtract(to, from), 1 / 3)),
  add(from, scale(subtract(to, from), 2 / 3)),
  to,
];

function chordParameters(points: readonly Point[]): number[] {
  let sum = 0;
  const lengths = points.map((point, index) => (sum += index === 0 ? 0 : distance(point, at(points, index - 1))));
  return lengths.map((part) => part / sum);
}

/** The curve with the given directions at its ends that lies nearest to the points (least squares in the handles' lengths). */
function bestCurve(
  points: readonly Point[],
  parameters: readonly number[],
  startTangent: Point,
  endTangent: Point,
): Curve {
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  const sums = { c00: 0, c01: 0, c11: 0, x0: 0, x1: 0 };
  points.forEach((point, index) => {
    const t = parameters[index] ?? 0;
    const s = 1 - t;
    const a = scale(startTangent, 3 * s * s * t);
    const b = scale(endTangent, 3 * s * t * t);
    const rest = subtract(point, add(scale(first, s * s * (s + 3 * t)), scale(last, t * t * (t + 3 * s))));
    sums.c00 += dot(a, a);
    sums.c01 += dot(a, b);
    sums.c11 += dot(b, b);
    sums.x0 += dot(a, rest);
    sums.x1 += dot(b, rest);
  });
  const determinant = sums.c00 * sums.c11 - sums.c01 ** 2;
  const chord = distance(first, last);
  const usable = (handle: number): number => (handle > chord * 1e-3 && handle < chord * 3 ? handle : chord / 3);
  const startHandle = usable((sums.x0 * sums.c11 - sums.x1 * sums.c01) / determinant);
  const endHandle = usable((sums.c00 * sums.x1 - sums.c01 * sums.x0) / determinant);
  return [first, add(first, scale(startTangent, startHandle)), add(last, scale(endTangent, endHandle)), last];
}

function curvePoint([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  return add(add(scale(a, s * s * s), scale(b, 3 * s * s * t)), add(scale(c, 3 * s * t * t), scale(d, t * t * t)));
}

function worstPoint(
  points: readonly Point[],
  parameters: readonly number[],
  curve: Curve,
): { error: number; index: number } {
  let worst = { error: 0, index: 0 };
  points.forEach((point, index) => {
    const error = distance(point, curvePoint(curve, parameters[index] ?? 0));
    if (error > worst.error) worst = { error, index };
  });
  return worst;
}

/** One Newton step towards the parameter at which the curve comes nearest to the point. */
function nearer(curve: Curve, point: Point, t: number): number {
  const [a, b, c, d] = curve;
  const s = 1 - t;
  const slopes = [subtract(b, a), subtract(c, b), subtract(d, c)].map((slope) => scale(slope, 3));
  const [p = a, q = a, r = a] = slopes;
  const first = add(add(scale(p, s * s), scale(q, 2 * s * t)), scale(r, t * t));
  const second = add(scale(subtract(q, p), 2 * s), scale(subtract(r, q), 2 * t));
  const away = subtract(curvePoint(curve, t), point);
  const divisor = length(first) ** 2 + dot(away, second);
  return divisor === 0 ? t : Math.min(1, Math.max(0, t - dot(away, first) / divisor));
}
