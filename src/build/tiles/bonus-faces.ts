import type { Glyphs } from './glyphs.ts';
import { area, dashed, line, type Mark } from './mark.ts';
import { around, circle, spots } from './shapes.ts';

/** A blossom of five round petals with an ivory heart. */
const blossom = (x: number, y: number, reach: number): readonly Mark[] => [
  line('red', reach * 1.55, spots(...around(x, y, reach, 5))),
  line('face', reach * 0.9, spots([x, y])),
];

/** 梅 */
const plum: readonly Mark[] = [
  line('blue', 6, 'M22 186C48 172 62 148 84 136S112 116 126 98M74 143C66 134 64 128 62 118'),
  line('red', 13, spots([128, 96], [30, 164])),
  ...blossom(56, 114, 12),
  ...blossom(104, 140, 12.5),
];

/** 蘭 */
const orchid: readonly Mark[] = [
  line(
    'green',
    6,
    'M74 188C70 160 54 140 20 128M76 188C76 150 88 122 110 106M78 188C84 164 104 148 134 142M70 188C62 176 50 168 30 164M84 188C92 180 104 174 122 174',
  ),
  line('red', 10, 'M58 132V112M58 132L76 124M58 132L70 150M58 132L45 148M58 132L40 122'),
  line('face', 6, spots([58, 132])),
];

/** 菊 */
const chrysanthemum: readonly Mark[] = [
  line('green', 6, 'M75 160C75 170 70 180 62 188M72 172C60 160 48 162 40 166M74 168C84 160 98 162 110 170'),
  dashed('red', 18, circle(75, 124, 27), 16, 0.66),
  dashed('red', 9, circle(75, 124, 10.5), 8, 0.7),
];

/** 竹: two canes with leaves. */
const canes: readonly Mark[] = [
  area(
    'green',
    'M46 94h13v20h-13zM46 118h13v32h-13zM46 154h13v34h-13zM84 100h13v22h-13zM84 126h13v32h-13zM84 162h13v26h-13z',
  ),
  area(
    'green',
    'M98 124C106 108 122 104 138 110C128 122 112 126 98 126zM98 158C108 144 122 142 136 150C126 160 112 162 98 160z',
    'M45 152C36 136 24 134 12 140C20 152 32 156 45 154zM98 140C108 130 122 130 132 134C120 142 110 144 98 142z',
  ),
];

/** 春: a sprout in blossom. */
const sprout: readonly Mark[] = [
  line('green', 6, 'M75 130V188'),
  area(
    'green',
    'M73 180C58 182 36 176 28 154C50 150 68 160 73 180zM77 176C80 156 98 144 122 148C116 170 96 180 77 176z',
  ),
  ...blossom(75, 116, 13.5),
];

/** 夏: a lotus on the water. */
const lotus: readonly Mark[] = [
  line('green', 6, 'M75 166V182M20 180Q75 196 130 180'),
  area(
    'red',
    'M75 166C56 146 58 118 75 94C92 118 94 146 75 166zM69 166C46 158 36 136 42 112C54 120 58 132 60 140C61 152 64 160 69 166z',
    'M81 166C104 158 114 136 108 112C96 120 92 132 90 140C89 152 86 160 81 166zM60 166C38 168 22 156 16 136C28 134 36 136 42 144C46 154 52 162 60 166z',
    'M90 166C112 168 128 156 134 136C122 134 114 136 108 144C104 154 98 162 90 166z',
  ),
];

/** 秋: a maple leaf. */
const maple: readonly Mark[] = [
  area(
    'red',
    'M75 92L86 112L97 106L95 128L113 117L115 127L132 125L122 142L130 150L98 163L79 160L75 164L71 160L52 163L20 150L28 142',
    'L18 125L35 127L37 117L55 128L53 106L64 112z',
  ),
  line('red', 6, 'M75 152C75 168 78 180 84 188'),
];

/** 冬: a snow crystal with six twigged arms. */
const crystal: readonly Mark[] = [
  line(
    'blue',
    6,
    ...around(75, 142, 46, 6).map(([x, y]) => `M75 142L${Math.round(x)} ${Math.round(y)}`),
    ...Array.from({ length: 6 }, (_, index) => twigs(index)).flat(),
  ),
];

function twigs(arm: number): string[] {
  const angle = (Math.PI * arm) / 3 - Math.PI / 2;
  const at = (radius: number, turn: number): string =>
    `${Math.round(75 + radius * Math.cos(angle + turn))} ${Math.round(142 + radius * Math.sin(angle + turn))}`;
  return [`M${at(41, 0.36)}L${at(27, 0)}L${at(41, -0.36)}`];
}

const FLOWERS = [plum, orchid, chrysanthemum, canes];
const SEASONS = [sprout, lotus, maple, crystal];

/** The four flowers and four seasons, by sprite id: red number and blue name, or ivory number on a disc and red name. */
export const bonusFaces = (glyphs: Glyphs): Record<string, readonly Mark[]> =>
  Object.fromEntries([
    ...FLOWERS.map((picture, index): [string, readonly Mark[]] => [
      `f${index + 1}`,
      [area('red', glyphs[`n${index + 1}`] ?? ''), area('blue', glyphs[`f${index + 1}`] ?? ''), ...picture],
    ]),
    ...SEASONS.map((picture, index): [string, readonly Mark[]] => [
      `g${index + 1}`,
      [
        area('blue', circle(34, 42, 27)),
        area('face', glyphs[`n${index + 1}`] ?? ''),
        area('red', glyphs[`g${index + 1}`] ?? ''),
        ...picture,
      ],
    ]),
  ]);
