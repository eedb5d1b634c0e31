import type { FontName } from './outline.ts';
import type { Point } from './point.ts';
import type { Smoothing } from './smooth.ts';

/** One drawn character: from which font, how large its em square becomes on the tile, and where its ink lies. */
export interface GlyphOrder {
  readonly id: string;
  readonly character: string;
  readonly font: FontName;
  readonly width: number;
  readonly height: number;
  /** Where the middle of the ink lies, or its upper left corner. */
  readonly place: { readonly middle: Point } | { readonly corner: Point };
  /** Type is kept as it is, brush outlines are smoothed. */
  readonly smoothing?: Smoothing;
  /** How far the drawn edge may lie from the true one, in grid units; the finer, the more bytes. */
  readonly tolerance?: number;
}

const brush = (
  id: string,
  character: string,
  [width, height]: readonly [number, number],
  [x, y]: readonly [number, number],
  smoothing: Smoothing = { blur: 0.9, threshold: 0.44 },
): GlyphOrder => ({ id, character, font: 'yuji-boku', width, height, place: { middle: { x, y } }, smoothing });

/** The characters' numerals: flattened, as on real tiles, and bolder than the font, so that they hold at 28 px. */
const NUMERALS = Array.from('一二三四伍六七八九').map((character, index) =>
  brush(`m${index + 1}`, character, [108, 78], [75, 48], { blur: character === '九' ? 1.8 : 0.9, threshold: 0.34 }),
);

/** The flowers' and seasons' names in a font that has the Hong Kong forms of 梅 and 蘭. */
const NAMES = Array.from('梅蘭菊竹春夏秋冬').map((character, index): GlyphOrder => ({
  id: `${index < 4 ? 'f' : 'g'}${(index % 4) + 1}`,
  character,
  font: 'lxgw-wenkai-tc',
  width: 74,
  height: 74,
  place: { middle: { x: 100, y: 46 } },
  smoothing: character === '蘭' ? { blur: 0.7, threshold: 0.44 } : { blur: 0.9, threshold: 0.36 },
}));

/** Type whose capitals are `height` units high: they fill 668 of the 1000 units of the font's em. */
const type = (id: string, character: string, height: number, place: GlyphOrder['place']): GlyphOrder => ({
  id,
  character,
  font: 'atkinson-hyperlegible',
  width: height / 0.668,
  height: height / 0.668,
  place,
});

/** Corner marks: ranks, winds (O for the German Osten) and dragons. */
const INDEX = Array.from('123456789ESWNOCFB').map((character) =>
  type(`i${character}`, character, 36, { corner: { x: 10, y: 9 } }),
);

/** Numbers of the flowers, and of the seasons, where they lie on a disc. */
const NUMBERS = Array.from('1234', (character) => type(`n${character}`, character, 40, { middle: { x: 34, y: 42 } }));

/** Every character on the tiles, drawn straight where it lies on the grid of 150 × 200. */
export const GLYPHS: readonly GlyphOrder[] = [
  ...NUMERALS,
  brush('wan', '萬', [112, 108], [75, 142]),
  ...Array.from('東南西北').map((character, index) =>
    brush(`w${'eswn'[index] ?? ''}`, character, [132, 164], [75, 100]),
  ),
  brush('dr', '中', [128, 168], [75, 100]),
  brush('dg', '發', [136, 160], [75, 100]),
  ...NAMES,
  ...NUMBERS,
  ...INDEX,
];
