import { createRequire } from 'node:module';
import { openSync, type Font, type PathCommand } from 'fontkit';
import type { Contour, Point } from './point.ts';

const FILES = {
  'yuji-boku': '@fontsource/yuji-boku/files/yuji-boku-japanese-400-normal.woff2',
  'lxgw-wenkai-tc': '@fontsource/lxgw-wenkai-tc/files/lxgw-wenkai-tc-chinese-traditional-700-normal.woff2',
  'atkinson-hyperlegible': '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
} as const;

export type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const font = opened.get(name) ?? openSync(createRequire(import.meta.url).resolve(FILES[name]));
  opened.set(name, font);
  return font;
}

/** Whether the font itself has the character: the packages' own coverage lists promise more than the files hold. */
export const hasCharacter = (name: FontName, character: string): boolean =>
  fontOf(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * The outlines of a character with its em square stretched to `width` × `height` units, y downward, curves cut into short
 * lines. Throws when the font lacks the character or draws nothing for it.
 */
export function outlineOf(name: FontName, character: string, width: number, height: number): readonly Contour[] {
  const font = fontOf(name);
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  if (!hasCharacter(name, character) || glyph.path.commands.length === 0)
    throw new Error(`${name} has no ${character}`);
  const place = (x: number, y: number): Point => ({
    x: (x / font.unitsPerEm) * width,
    y: -(y / font.unitsPerEm) * height,
  });
  return flatten(glyph.path.commands, place);
}

const STEPS = 8;

function flatten(commands: readonly PathCommand[], place: (x: number, y: number) => Point): Contour[] {
  const contours: Point[][] = [];
  let at: readonly [number, number] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') contours.push([]);
    const controls = [at, ...pairs(args)];
    const steps = controls.length > 2 ? STEPS : 1;
    for (let step = 1; step <= steps; step++) contours.at(-1)?.push(place(...pointAt(controls, step / steps)));
    at = controls.at(-1) ?? at;
  }
  return contours.filter((contour) => contour.length > 2);
}

type Pair = readonly [number, number];

const pairs = (args: readonly number[]): Pair[] =>
  Array.from({ length: args.length / 2 }, (_, index) => [args[2 * index] ?? 0, args[2 * index + 1] ?? 0]);

/** A point of a Bézier curve of any degree, by repeated halving of its control polygon (de Casteljau). */
function pointAt(controls: readonly Pair[], t: number): Pair {
  const [first, ...rest] = controls;
  if (first === undefined || rest.length === 0) return first ?? [0, 0];
  return pointAt(
    rest.map(([x, y], index) => {
      const [fromX, fromY] = controls[index] ?? first;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t] as const;
    }),
    t,
  );
}
