import { WINDS } from '../../engine/tile.ts';
import { rounded, type Point } from './geometry.ts';

/** One station of the count: a numbered ring, or a plain dot where there is no room for a number. */
export interface CountStation extends Point {
  readonly n: number;
  readonly numbered: boolean;
}

const OUTERMOST = 168;
const INNERMOST = 70;
const STEP = 12;
/** With more stations than this the rings of neighboring turns would touch. */
const ALL_NUMBERED = 12;

/** The stations of a count, inwards and counter-clockwise, the first at the bottom before East. */
export function countStations(total: number): readonly CountStation[] {
  const step = total > 1 ? Math.min(STEP, (OUTERMOST - INNERMOST) / (total - 1)) : STEP;
  return Array.from({ length: total }, (_, index) => {
    const radius = OUTERMOST - step * index;
    const { x, y } = onCircle(index * 90, radius);
    const numbered = total <= ALL_NUMBERED || index === 0 || index >= total - 4;
    return { n: index + 1, x, y, numbered };
  });
}

/** The way from one station to the next: a quarter of a turn, seen from above against the clock. */
export function countArc(from: CountStation, to: CountStation): string {
  const radius = rounded((Math.hypot(from.x, from.y) + Math.hypot(to.x, to.y)) / 2);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 0 ${to.x} ${to.y}`;
}

/** The middle of the way between two stations and where it leads there, for an arrowhead. */
export function arcMiddle(from: CountStation, to: CountStation): Point & { readonly degrees: number } {
  const angle = ((from.n - 1) % WINDS.length) * 90 + 45;
  const radius = (Math.hypot(from.x, from.y) + Math.hypot(to.x, to.y)) / 2;
  return { ...onCircle(angle, radius), degrees: -angle };
}

/** A point so many degrees counter-clockwise from the bottom. */
function onCircle(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(radius * Math.cos(angle)) };
}
