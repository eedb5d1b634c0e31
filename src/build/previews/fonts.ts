import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';

/** The hands a picture is written in: the serif of headings, the sans of small lines, and Chinese in two weights. */
const FACES = {
  serif: ['@fontsource/eb-garamond/latin-400.css', '@fontsource/eb-garamond/latin-ext-400.css'],
  sans: ['@fontsource/atkinson-hyperlegible/400.css'],
  'chinese-bold': ['@fontsource/lxgw-wenkai-tc/700.css'],
  chinese: ['@fontsource/lxgw-wenkai-tc/400.css'],
} as const;

export type Face = keyof typeof FACES;

/** Where a face has no such character, these have. */
const STAND_INS: Readonly<Record<Face, Face>> = {
  serif: 'chinese-bold',
  sans: 'chinese',
  'chinese-bold': 'serif',
  chinese: 'sans',
};

/** One file of a face with the characters it is for, as the package's style sheet says. */
interface Part {
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const { resolve } = createRequire(import.meta.url);
const parts = new Map<Face, readonly Part[]>();
const fonts = new Map<string, Font>();

/** The font that has the character in this face or the one that stands in for it. */
export const fontFor = (face: Face, character: string): Font | undefined =>
  fontIn(face, character) ?? fontIn(STAND_INS[face], character);

function fontIn(face: Face, character: string): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  const part = partsOf(face).find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
  if (part === undefined) return undefined;
  const font = fonts.get(part.file) ?? openSync(part.file);
  fonts.set(part.file, font);
  return font.hasGlyphForCodePoint(code) ? font : undefined;
}

function partsOf(face: Face): readonly Part[] {
  const known = parts.get(face) ?? FACES[face].flatMap(readParts);
  parts.set(face, known);
  return known;
}

function readParts(sheet: string): readonly Part[] {
  const path = resolve(sheet);
  return readFileSync(path, 'utf8')
    .split('@font-face')
    .flatMap((rule) => {
      const file = /url\(\.\/([^)]+\.woff2)\)/.exec(rule)?.[1];
      const ranges = /unicode-range:\s*([^;]+);/.exec(rule)?.[1] ?? 'U+0-10FFFF';
      return file === undefined ? [] : [{ file: join(dirname(path), file), ranges: ranges.split(',').map(readRange) }];
    });
}

/** `U+4E00-4E0F` or `U+4E00`. */
function readRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
