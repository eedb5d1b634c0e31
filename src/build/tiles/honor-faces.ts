import type { Glyphs } from './glyphs.ts';
import { area, line, type Ink, type Mark } from './mark.ts';

/** 白板: a frame with a thinner one in it, its corners cut. */
const frame: readonly Mark[] = [
  area('blue', 'M17 17h116v166h-116zm10 10v146h96v-146z'),
  line('blue', 4, 'M50 39h50l11 11v100l-11 11h-50l-11-11v-100z'),
];

/** The back, as a picture on the green plate that the tile's body becomes. */
const back: readonly Mark[] = [
  area('plate', 'M0 0h150v200h-150z'),
  line('ornament', 3, 'M16 16h118v168h-118z'),
  line('ornament', 3, 'M75 62l28 38l-28 38l-28-38zM75 78l16 22l-16 22l-16-22z'),
];

/** Winds, dragons and the back, by sprite id. */
export function honorFaces(glyphs: Glyphs): Record<string, readonly Mark[]> {
  const drawn = (id: string, ink: Ink): readonly Mark[] => [area(ink, glyphs[id] ?? '')];
  return {
    we: drawn('we', 'blue'),
    ws: drawn('ws', 'blue'),
    ww: drawn('ww', 'blue'),
    wn: drawn('wn', 'blue'),
    dr: drawn('dr', 'red'),
    dg: drawn('dg', 'green'),
    dw: frame,
    back,
  };
}
