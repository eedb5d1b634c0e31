import { fitContour } from './fit.ts';
import type { GlyphOrder } from './glyph-list.ts';
import { outlineOf } from './outline.ts';
import { pathText } from './path-text.ts';
import { boxOf, type Contour, type Point } from './point.ts';
import { smooth } from './smooth.ts';

/** The bare type of the index is traced as finely as the brush, with its corners almost untouched. */
const TYPE_SMOOTHING = { blur: 0.25, threshold: 0.5 };

/** A character as a path in whole numbers on the tile grid. */
export function drawGlyph(order: GlyphOrder): string {
  const outline = outlineOf(order.font, order.character, order.width, order.height);
  const edge = smooth(outline, order.smoothing ?? TYPE_SMOOTHING);
  if (edge.length === 0) throw new Error(`${order.character} has no ink`);
  const shift = shiftOf(edge, order.place);
  const moved = edge.map((contour) => contour.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })));
  return pathText(moved.map((contour) => fitContour(contour, order.tolerance)));
}

function shiftOf(edge: readonly Contour[], place: GlyphOrder['place']): Point {
  const { left, top, right, bottom } = boxOf(edge);
  if ('corner' in place) return { x: place.corner.x - left, y: place.corner.y - top };
  return { x: place.middle.x - (left + right) / 2, y: place.middle.y - (top + bottom) / 2 };
}
