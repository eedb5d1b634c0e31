import type { Glyphs } from './glyphs.ts';
import { area, dashed, line, type Ink, type Mark } from './mark.ts';
import { around, circle, dot, spots } from './shapes.ts';
import { LONG, SHORT, stick, type StickShape } from './stick.ts';
import { peacock } from './peacock.ts';

type Place = readonly [number, number];

/** Dots of one ink, radius and several places, as one path. */
const dots = (ink: Ink, radius: number, ...places: readonly Place[]): Mark =>
  area(ink, ...places.map(([x, y]) => dot(x, y, radius)));

const sticks = (ink: Ink, shape: StickShape, ...places: readonly Place[]): Mark =>
  area(ink, ...places.map(([x, y]) => stick(x, y, shape)));

const grid = (xs: readonly number[], ys: readonly number[]): Place[] => ys.flatMap((y) => xs.map((x): Place => [x, y]));

/** 一筒: a wheel of rings and petals around a red heart. */
const wheel: readonly Mark[] = [
  line('green', 6, circle(75, 100, 57)),
  dashed('green', 15, circle(75, 100, 43), 18, 0.62),
  line('blue', 4, circle(75, 100, 31)),
  area('red', circle(75, 100, 23.5)),
  line('face', 6.4, spots(...around(75, 100, 13, 8))),
  line('face', 9, spots([75, 100])),
];

const DOTS: readonly (readonly Mark[])[] = [
  wheel,
  [dots('blue', 36, [75, 54]), dots('green', 36, [75, 146])],
  [dots('blue', 24, [34, 40]), dots('red', 24, [75, 100]), dots('green', 24, [116, 160])],
  [dots('green', 24, [40, 52], [110, 148]), dots('blue', 24, [110, 52], [40, 148])],
  [dots('green', 24, [36, 44], [114, 156]), dots('blue', 24, [114, 44], [36, 156]), dots('red', 24, [75, 100])],
  [dots('green', 24, [50, 38], [100, 38]), dots('red', 24, ...grid([50, 100], [106, 158]))],
  [dots('green', 22, [32, 32], [75, 50], [118, 68]), dots('red', 22, ...grid([50, 100], [116, 166]))],
  [dots('blue', 22, ...grid([48, 102], [31, 77, 123, 169]))],
  [
    dots('blue', 22, ...grid([29, 75, 121], [40])),
    dots('red', 22, ...grid([29, 75, 121], [100])),
    dots('green', 22, ...grid([29, 75, 121], [160])),
  ],
];

/** 八索: two upright and two leaning sticks above, the same upside down below. */
function eightSticks(): Mark {
  const leaning = (degrees: number): StickShape => ({ ...LONG, degrees, size: 0.88 });
  const half = (y: number, sign: 1 | -1): string[] => [
    stick(22, y, LONG),
    stick(54, y, leaning(19 * sign)),
    stick(96, y, leaning(-19 * sign)),
    stick(128, y, LONG),
  ];
  return area('green', ...half(54, 1), ...half(146, -1));
}

const BAMBOO: readonly (readonly Mark[])[] = [
  peacock,
  [sticks('green', LONG, [75, 54], [75, 146])],
  [sticks('green', LONG, [75, 54], [38, 146], [112, 146])],
  [sticks('green', LONG, ...grid([42, 108], [54, 146]))],
  [sticks('green', LONG, ...grid([28, 122], [54, 146])), sticks('red', LONG, [75, 100])],
  [sticks('green', LONG, ...grid([30, 75, 120], [54, 146]))],
  [
    sticks('red', SHORT, [75, 36]),
    sticks('green', SHORT, ...grid([30, 120], [100, 164])),
    sticks('blue', SHORT, ...grid([75], [100, 164])),
  ],
  [eightSticks()],
  [sticks('green', SHORT, ...grid([30, 120], [36, 100, 164])), sticks('red', SHORT, ...grid([75], [36, 100, 164]))],
];

const numbered = (suit: string, faces: readonly (readonly Mark[])[]): Record<string, readonly Mark[]> =>
  Object.fromEntries(faces.map((marks, index) => [`${suit}${index + 1}`, marks]));

/** The 27 faces of the three suits, by sprite id. */
export const suitFaces = (glyphs: Glyphs): Record<string, readonly Mark[]> => ({
  ...numbered(
    'm',
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => [
      area('blue', glyphs[`m${rank}`] ?? ''),
      area('red', glyphs['wan'] ?? ''),
    ]),
  ),
  ...numbered('p', DOTS),
  ...numbered('s', BAMBOO),
});
