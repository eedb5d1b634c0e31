import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPreview } from '../../../src/build/previews/draw-preview.ts';
import { breakLines, canSet, setLine } from '../../../src/build/previews/text.ts';
import { PREVIEW_SIZE, type Preview } from '../../../src/layouts/preview/preview.ts';

const PREVIEW: Preview = {
  site: 'Sik Wu',
  title: 'Nehmen, was ein anderer abwirft',
  isChinese: false,
  term: '上碰槓',
  tiles: [[{ face: 'm4', corner: 'i4' }, { face: 'gap' }, { face: 'm6', corner: 'i6' }], [{ face: 'back' }]],
};

describe('a preview picture', () => {
  it('is drawn without a font, so that it looks the same everywhere', () => {
    expect(drawPreview(PREVIEW)).not.toMatch(/<text|font|href/);
  });

  it('has the size that every service shows whole', async () => {
    const { width, height } = await sharp(Buffer.from(drawPreview(PREVIEW))).metadata();
    expect({ width, height }).toEqual(PREVIEW_SIZE);
  });

  it('shows the brush word alone where it is the heading itself', () => {
    const chinese = { ...PREVIEW, isChinese: true, title: '上碰槓' };
    expect(drawPreview(chinese)).not.toContain(setLine('上碰槓', 'chinese-bold', 92).paths);
    expect(drawPreview({ ...chinese, title: '上牌' })).toContain(setLine('上牌', 'chinese-bold', 92).paths);
  });
});

describe('lines of a preview picture', () => {
  it('lose nothing and are never wider than their room', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zäöüß]{1,9}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (list) => {
        const lines = breakLines(list.join(' '), 'serif', 40, 420);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) expect(setLine(line, 'serif', 40).width).toBeLessThanOrEqual(420);
      }),
      { numRuns: 40 },
    );
  });

  it('begin with no Chinese punctuation', () => {
    const text = '四組刻子或槓，加一對眼。四組刻子或槓，加一對眼。';
    for (let width = 60; width < 400; width += 20)
      for (const line of breakLines(text, 'chinese', 30, width)) expect(line).not.toMatch(/^[，。]/);
  });

  it('can be set in every language of the site', () => {
    expect(canSet('Große Hände „Fan“', 'serif')).toBe(true);
    expect(canSet('枱上有：對對糊（三番）', 'chinese-bold')).toBe(true);
    expect(canSet('认牌与对对糊', 'chinese')).toBe(true);
    expect(canSet('\u{10ffff}', 'sans')).toBe(false);
    expect(() => setLine('\u{10ffff}', 'sans', 20)).toThrow(/No font/);
  });
});
