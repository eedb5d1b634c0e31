const CENTER = 50;
const RADIUS = 39;
/** Degrees left free at either end, so that the arrow stays clear of the seats it joins. */
const GAP = 17;

/** A point on the circle; 0 degrees is the bottom, growing counter-clockwise as play does. */
function pointAt(degrees: number): readonly [number, number] {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [round(CENTER + RADIUS * Math.sin(radians)), round(CENTER + RADIUS * Math.cos(radians))];
}

/**
 * The way play goes from one side of a 100 × 100 square to another, counter-clockwise along a circle: sides are numbered
 * from the bottom. `head` is a plain triangle at its end.
 */
export function playArrow(from: number, to: number): { readonly path: string; readonly head: string } {
  const steps = (((to - from) % 4) + 4) % 4;
  const start = from * 90 + GAP;
  const end = (from + steps) * 90 - GAP;
  const [x1, y1] = pointAt(start);
  const [x2, y2] = pointAt(end);
  const large = end - start > 180 ? 1 : 0;
  return { path: `M${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${large} 0 ${x2} ${y2}`, head: headAt(end) };
}

function headAt(degrees: number): string {
  const [x, y] = pointAt(degrees);
  const along = ((degrees + 90) * Math.PI) / 180;
  const forward = [Math.sin(along), Math.cos(along)] as const;
  const side = [forward[1], -forward[0]] as const;
  const corner = (ahead: number, aside: number): string =>
    [x + forward[0] * ahead + side[0] * aside, y + forward[1] * ahead + side[1] * aside]
      .map((value) => value.toFixed(1))
      .join(' ');
  return `M${corner(5, 0)}L${corner(-2, 3.4)}L${corner(-2, -3.4)}Z`;
}
