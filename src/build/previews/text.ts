import type { Font } from 'fontkit';
import { fontFor, type Face } from './fonts.ts';

/** A line of text as it is set: how wide it is and its outlines, which begin at 0 on the line the letters stand on. */
export interface SetLine {
  readonly width: number;
  readonly paths: string;
}

/** Whether every character of the text has an outline in the face or its stand-in. */
export const canSet = (text: string, face: Face): boolean =>
  Array.from(text).every((character) => fontFor(face, character) !== undefined);

const known = new Map<string, SetLine>();

/** Sets a line at a size in pixels as outlines, so that it looks the same on every machine. Throws where no font has a character. */
export function setLine(text: string, face: Face, size: number): SetLine {
  const key = `${face} ${String(size)} ${text}`;
  const line = known.get(key) ?? drawLine(text, face, size);
  known.set(key, line);
  return line;
}

function drawLine(text: string, face: Face, size: number): SetLine {
  let [width, paths] = [0, ''];
  for (const { font, text: piece } of piecesOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.toSVG();
      const at = short(width + xOffset * scale);
      if (outline !== '')
        paths += `<path transform="translate(${at}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
      width += xAdvance * scale;
    }
  }
  return { width, paths };
}

/** Neighboring characters of one font, which is how they are kerned. */
function piecesOf(text: string, face: Face): readonly { readonly font: Font; readonly text: string }[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const character of Array.from(text)) {
    const font = fontFor(face, character);
    if (font === undefined) throw new Error(`No font of the preview pictures has ${character}, in: ${text}`);
    const last = pieces.at(-1);
    if (last?.font === font) last.text += character;
    else pieces.push({ font, text: character });
  }
  return pieces;
}

/** A text in as many lines as it needs to be no wider than `width`: broken at spaces, in Chinese between any characters. */
export function breakLines(text: string, face: Face, size: number, width: number): readonly string[] {
  const lines = [''];
  for (const word of wordsOf(text)) {
    const line = lines.at(-1) ?? '';
    if (line === '' || setLine((line + word).trimEnd(), face, size).width <= width)
      lines[lines.length - 1] = line + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** What may not be torn apart: a Latin word with its space, a Chinese character with the punctuation after it. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/[「『（《]*(?:\p{Script=Han}|[^\s\p{Script=Han}「『（《]+)[，。、；：？！」』）》…]*\s*/gu) ?? [];

const short = (value: number): string => String(Math.round(value * 10) / 10);
