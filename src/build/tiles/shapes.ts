import { shortNumber } from './mark.ts';

const n = shortNumber;

/** A circle as a closed path; `turn` 0 runs against the clock, so that it cuts a hole into one that runs with it. */
export const circle = (x: number, y: number, radius: number, turn: 0 | 1 = 1): string =>
  `M${n(x)} ${n(y - radius)}${arcs(radius, turn)}`;

const arcs = (radius: number, turn: 0 | 1): string => {
  const r = n(radius);
  return `a${r} ${r} 0 0 ${turn} 0 ${n(2 * radius)}a${r} ${r} 0 0 ${turn} 0 ${n(-2 * radius)}z`;
};

const RING = 0.725;
const DISC = 0.55;
const PIN = 0.2;

/** One dot of the dots suit (筒): a ring and a disc with a pin hole, as one path. */
export function dot(x: number, y: number, radius: number): string {
  const radii = [RING * radius, DISC * radius, PIN * radius];
  let from = radius;
  const inner = radii.map((inside, index) => {
    const step = `m0 ${n(from - inside)}${arcs(inside, index % 2 === 0 ? 0 : 1)}`;
    from = inside;
    return step;
  });
  return circle(x, y, radius) + inner.join('');
}

/** A round spot as a line without length: it becomes a disc as wide as the line. */
const spot = (x: number, y: number): string => `M${n(x)} ${n(y)}h0`;

export const spots = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => spot(x, y)).join('');

/** `count` places on a circle, the first one straight up. */
export const around = (x: number, y: number, radius: number, count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
