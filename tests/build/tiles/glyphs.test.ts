import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRUSH_WORDS } from '../../../src/build/tiles/brush-word-list.ts';
import { BRUSH_GLYPHS_FILE, brushGlyphs } from '../../../src/build/tiles/brush-words.ts';
import { CORNERS_FILE, cornersText } from '../../../src/build/tiles/corners.ts';
import { TILE_GLYPHS_FILE, tileGlyphs } from '../../../src/build/tiles/glyphs.ts';
import { outlineOf } from '../../../src/build/tiles/outline.ts';
import { SPRITE_FILE, spriteText } from '../../../src/build/tiles/sprite.ts';
import { hasBrushWord, LONGEST_BRUSH_WORD } from '../../../src/components/brush-word.ts';
import { partsOf } from './svg-shape.ts';

const written = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('the committed glyphs', () => {
  it('are what the fonts give today, and the pictures are drawn from them', { timeout: 120_000 }, () => {
    const glyphs = tileGlyphs();
    expect(glyphs).toEqual(written(TILE_GLYPHS_FILE));
    expect(spriteText(glyphs)).toBe(readFileSync(SPRITE_FILE, 'utf8'));
    expect(cornersText(glyphs)).toBe(readFileSync(CORNERS_FILE, 'utf8'));
  });

  it('of the brush words are what the fonts give today', { timeout: 120_000 }, () => {
    expect(brushGlyphs()).toEqual(written(BRUSH_GLYPHS_FILE));
  });

  it('use whole numbers only', () => {
    for (const file of [TILE_GLYPHS_FILE, BRUSH_GLYPHS_FILE])
      expect(Object.values(written(file) as object).join()).not.toMatch(/\./);
  });

  it('lie where the tile wants them: numerals above the 萬, names beside the number', () => {
    const glyphs = written(TILE_GLYPHS_FILE) as Record<string, string>;
    const bottom = (id: string) => Math.max(...partsOf(glyphs[id] ?? '').map((part) => part.bottom));
    const top = (id: string) => Math.min(...partsOf(glyphs[id] ?? '').map((part) => part.top));
    const left = (id: string) => Math.min(...partsOf(glyphs[id] ?? '').map((part) => part.left));
    const right = (id: string) => Math.max(...partsOf(glyphs[id] ?? '').map((part) => part.right));
    for (const rank of Array.from('123456789')) expect(bottom(`m${rank}`)).toBeLessThan(top('wan'));
    for (const rank of Array.from('1234')) expect(right(`n${rank}`)).toBeLessThan(left(`f${rank}`));
  });
});

describe('an outline', () => {
  it('is refused for a character that the font lacks', () => {
    expect(() => outlineOf('atkinson-hyperlegible', '萬', 100, 100)).toThrow('萬');
  });
});

describe('brush words', () => {
  it.each(BRUSH_WORDS)('%s can be drawn', (word) => {
    expect(Array.from(word).length).toBeLessThanOrEqual(LONGEST_BRUSH_WORD);
    expect(hasBrushWord(word)).toBe(true);
  });

  it('are refused when they are too long or were never drawn', () => {
    expect(hasBrushWord('食糊食糊食')).toBe(false);
    expect(hasBrushWord('☃')).toBe(false);
  });
});
