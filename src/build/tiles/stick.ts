import { shortNumber } from './mark.ts';

/** A stick of the bamboo suit (索) as it lies: half its height, and perhaps turned or made smaller. */
export interface StickShape {
  readonly half: number;
  readonly degrees?: number;
  readonly size?: number;
}

export const LONG: StickShape = { half: 39 };
export const SHORT: StickShape = { half: 27 };

type Place = readonly [number, number];
/** Where a line (one place) or a cubic curve (two handles and a place) leads to. */
type Segment = readonly Place[];

interface Ring {
  readonly start: Place;
  readonly segments: readonly Segment[];
}

/** The stick as one closed outline, thick at both ends and at the node, with two windows. */
export function stick(x: number, y: number, { half, degrees = 0, size = 1 }: StickShape): string {
  const cos = size * Math.cos((degrees * Math.PI) / 180);
  const sin = size * Math.sin((degrees * Math.PI) / 180);
  const turn = ([px, py]: Place): Place => [px * cos - py * sin, px * sin + py * cos];
  const rings = [body(half), slot(-0.45 * half, half), slot(0.45 * half, half)].map(({ start, segments }) => ({
    start: turn(start),
    segments: segments.map((segment) => segment.map(turn)),
  }));
  let from: Place = [-x, -y];
  return rings
    .map((ring, index) => {
      const [dx, dy] = [ring.start[0] - from[0], ring.start[1] - from[1]];
      from = ring.start;
      return `${index === 0 ? 'M' : 'm'}${numbers([[dx, dy]])}${ringText(ring)}`;
    })
    .join('');
}

/** A quarter of the outline from the middle of the top to the node: units outward, and parts of half the height. */
function body(half: number): Ring {
  const top = 4 / half;
  const quarter: Segment[] = [
    [[9, -1]],
    [
      [10.4, -1],
      [11, -1 + top * 0.15],
      [11, -1 + top * 0.5],
    ],
    [[11, -1 + top * 1.4]],
    [
      [11, -0.7],
      [7.2, -0.74],
      [7.2, -0.48],
    ],
    [
      [7.2, -0.3],
      [9.6, -0.2],
      [9.6, 0],
    ],
  ].map((segment) => segment.map(([px = 0, py = 0]): Place => [px, py * half]));
  const upper = withStart([0, -half], quarter);
  const lower = mirrored(upper, ([px, py]) => [px, -py]);
  const right = [...quarter, ...lower];
  return { start: [0, -half], segments: [...right, ...right.map((s) => s.map(([px, py]): Place => [-px, -py]))] };
}

/** A thin window in the outline; it runs against the outline's turn, so that it is cut out. */
function slot(middle: number, half: number): Ring {
  const reach = half * 0.25;
  return {
    start: [-1.9, middle - reach],
    segments: [[[-1.9, middle + reach]], [[1.9, middle + reach]], [[1.9, middle - reach]]],
  };
}

const withStart = (start: Place, segments: readonly Segment[]): readonly { from: Place; segment: Segment }[] =>
  segments.map((segment, index) => ({ from: segments[index - 1]?.at(-1) ?? start, segment }));

/** The segments run backwards on the other side of a mirror. */
const mirrored = (segments: readonly { from: Place; segment: Segment }[], mirror: (place: Place) => Place): Segment[] =>
  segments.toReversed().map(({ from, segment }) => [...segment.slice(0, -1).toReversed(), from].map(mirror));

function ringText({ start, segments }: Ring): string {
  let from = start;
  const text = segments.map((segment) => {
    const steps = segment.map(([px, py]): Place => [px - from[0], py - from[1]]);
    from = segment.at(-1) ?? from;
    return `${segment.length === 1 ? 'l' : 'c'}${numbers(steps)}`;
  });
  return `${text.join('')}z`;
}

const numbers = (places: readonly Place[]): string =>
  places
    .flat()
    .map((value, index) => (index > 0 && !shortNumber(value).startsWith('-') ? ' ' : '') + shortNumber(value))
    .join('');
