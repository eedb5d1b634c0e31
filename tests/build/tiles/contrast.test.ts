import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const printed = tokens.slice(tokens.indexOf('@media print'));

/** The color of a token in the light and the dark theme. */
function tokenColors(name: string, from = tokens): readonly [string, string] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(from)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  return [light, dark];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('ink on ivory', () => {
  it('is measured as the standard says', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
  });

  it.each([
    ['tile-red', 5.2, 4.2, 5.6],
    ['tile-green', 7.0, 5.7, 7.6],
    ['tile-blue', 11.4, 9.3, 12.3],
  ])('%s: %f in light, %f in dark, %f on paper', (ink, light, dark, print) => {
    const [inLight, inDark] = tokenColors(ink);
    const [ivory, dimmed] = tokenColors('tile-face');
    expect(contrast(inLight, ivory)).toBeCloseTo(light, 1);
    expect(contrast(inDark, dimmed)).toBeCloseTo(dark, 1);
    expect(contrast(inLight, tokenColors('tile-face', printed)[0])).toBeCloseTo(print, 1);
    expect(contrast(inLight, ivory)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inDark, dimmed)).toBeGreaterThanOrEqual(3);
  });

  it('the corner mark is readable as text in both themes', () => {
    const [inLight, inDark] = tokenColors('tile-index');
    const [ivory, dimmed] = tokenColors('tile-face');
    expect(contrast(inLight, ivory)).toBeGreaterThanOrEqual(7);
    expect(contrast(inDark, dimmed)).toBeGreaterThanOrEqual(7);
  });
});
