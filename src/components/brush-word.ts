import glyphs from './brush-glyphs.json' with { type: 'json' };

const GLYPHS: Readonly<Record<string, string>> = glyphs;

/** The longest term that is drawn; longer ones are set in type. */
export const LONGEST_BRUSH_WORD = 4;

/** Whether a term can be drawn: short enough, and every character is among the drawn ones. */
export const hasBrushWord = (word: string): boolean =>
  Array.from(word).length <= LONGEST_BRUSH_WORD && Array.from(word).every((character) => character in GLYPHS);

/** One path per character, each on a square of 200 units. Throws for a character that was never drawn. */
export const brushPaths = (word: string): readonly string[] =>
  Array.from(word).map((character) => {
    const path = GLYPHS[character];
    if (path === undefined)
      throw new Error(`No brush glyph for ${character}: add its word to brush-word-list.ts, run "npm run tiles"`);
    return path;
  });
