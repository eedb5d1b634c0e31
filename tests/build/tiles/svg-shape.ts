/** A closed or open part of a path as the box around its points and curve handles. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, s: 4, t: 2, a: 7, z: 0 };

/**
 * Reads path text into its parts, curves by sampling. Written for the tests alone, apart from the code that writes paths.
 * Half circles are boxed by their diameter on both sides.
 */
export function partsOf(d: string): Part[] {
  const parts: { xs: number[]; ys: number[] }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let lastControl: [number, number] | undefined;
  for (const [, letter = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const isRelative = kind === letter;
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = ARGUMENTS[kind];
    if (size === undefined || (size > 0 && (numbers.length === 0 || numbers.length % size !== 0))) {
      throw new Error(`${letter}${text} is no path`);
    }
    if (kind === 'z') [x, y] = [startX, startY];
    for (let at = 0; at < numbers.length; at += size) {
      const args = numbers.slice(at, at + size);
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
      const points: [number, number][] = [];
      if (kind === 'h') points.push([baseX + (args[0] ?? 0), y]);
      else if (kind === 'v') points.push([x, (isRelative ? y : 0) + (args[0] ?? 0)]);
      else if (kind === 'a') points.push([baseX + (args[5] ?? 0), baseY + (args[6] ?? 0)]);
      else for (let i = 0; i < args.length; i += 2) points.push([baseX + (args[i] ?? 0), baseY + (args[i + 1] ?? 0)]);
      const end = points.at(-1) ?? [x, y];
      if (kind === 'm' && at === 0) {
        parts.push({ xs: [], ys: [] });
        [startX, startY] = end;
      }
      if (kind === 's')
        points.unshift(lastControl === undefined ? [x, y] : [2 * x - lastControl[0], 2 * y - lastControl[1]]);
      const part = parts.at(-1);
      if (part === undefined) throw new Error('a path begins with M');
      if (kind === 'a') {
        const radius = args[0] ?? 0;
        const middle = [(x + end[0]) / 2, (y + end[1]) / 2] as const;
        part.xs.push(middle[0] - radius, middle[0] + radius);
        part.ys.push(middle[1] - radius, middle[1] + radius);
      } else {
        const controls: [number, number][] = kind === 'm' ? [end] : [[x, y], ...points];
        for (let step = 0; step <= 16; step++) {
          const [px, py] = bezier(controls, step / 16);
          part.xs.push(px);
          part.ys.push(py);
        }
      }
      lastControl = kind === 'c' || kind === 's' ? points.at(-2) : undefined;
      [x, y] = end;
    }
  }
  return parts.map(({ xs, ys }) => ({
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }));
}

function bezier(points: readonly (readonly [number, number])[], t: number): readonly [number, number] {
  const [first] = points;
  if (first === undefined) throw new Error('a curve has points');
  if (points.length === 1) return first;
  const next = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t] as const;
  });
  return bezier(next, t);
}

/** Parts that lie inside no other part: what the eye counts as separate things. */
export const outermost = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => !parts.some((other) => other !== part && isInside(part, other)));

const isInside = (part: Part, other: Part): boolean =>
  part.left >= other.left && part.right <= other.right && part.top >= other.top && part.bottom <= other.bottom;
