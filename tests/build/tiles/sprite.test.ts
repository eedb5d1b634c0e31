import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { outermost, partsOf } from './svg-shape.ts';

const read = (name: string): Buffer => readFileSync(new URL(`../../../src/components/${name}.svg`, import.meta.url));
const [file, cornersFile] = [read('tiles'), read('corners')];
const sprite = file.toString('utf8');
const drawn = sprite + cornersFile.toString('utf8');

const groups = new Map(
  [...drawn.matchAll(/<g id="([^"]+)"[^>]*>(.*?)<\/g>/g)].map(([, id = '', marks = '']) => [id, marks] as const),
);

const ranks = Array.from('123456789');
const faces = [
  ...['m', 'p', 's'].flatMap((suit) => ranks.map((rank) => suit + rank)),
  ...['we', 'ws', 'ww', 'wn', 'dr', 'dg', 'dw'],
  ...['f1', 'f2', 'f3', 'f4', 'g1', 'g2', 'g3', 'g4', 'back'],
];
const corners = Array.from('123456789ESWNOCFB', (mark) => `i${mark}`);

interface Mark {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** The marks of a group: element name and attributes. */
const marksOf = (id: string): Mark[] =>
  [...(groups.get(id) ?? '').matchAll(/<(\w+)([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']): [string, string] => [key, value]),
    ),
  }));

const countOf = (id: string): number =>
  marksOf(id).reduce((sum, { attributes }) => sum + outermost(partsOf(attributes['d'] ?? '')).length, 0);

describe('the sprite', () => {
  it('has every face and corner mark once, and nothing else', () => {
    expect([...groups.keys()].sort()).toEqual([...faces, ...corners].sort());
    expect(sprite.match(/<g transform="translate\(\d+ \d+\)"><g id="/g)).toHaveLength(faces.length);
    expect(drawn.match(/<g id=/g)).toHaveLength(faces.length + corners.length);
    expect(drawn.match(/<g /g)).toHaveLength(2 * faces.length + corners.length);
  });

  it('is flat: only paths, no references, styles, scripts or foreign addresses', () => {
    const names = new Set([...groups.keys()].flatMap((id) => marksOf(id).map(({ name }) => name)));
    expect([...names]).toEqual(['path']);
    expect(drawn).not.toMatch(/<use|<style|style=|<script|href|url\(/);
    expect(new Set(drawn.match(/https?:\/\/[^"]+/g))).toEqual(new Set(['http://www.w3.org/2000/svg']));
  });

  it('has at most 10 KB when compressed, corner marks included, and is too large to become a data address', () => {
    expect(brotliCompressSync(file).length + brotliCompressSync(cornersFile).length).toBeLessThanOrEqual(10 * 1024);
    expect(file.length).toBeGreaterThan(4096);
  });

  it('takes every color from a custom property', () => {
    for (const id of groups.keys()) {
      for (const { attributes } of marksOf(id)) {
        const colors = [attributes['fill'], attributes['stroke']].filter(
          (color) => color !== undefined && color !== 'none',
        );
        expect(colors, id).toHaveLength(1);
        expect(colors[0], id).toMatch(/^var\(--tile-[a-z]+,#[0-9a-f]{6}\)$/);
      }
    }
  });

  it('keeps all ink on the tile, thickness of lines included', () => {
    for (const id of groups.keys()) {
      for (const { attributes } of marksOf(id)) {
        const reach = Number(attributes['stroke-width'] ?? 0) / 2;
        for (const part of partsOf(attributes['d'] ?? '')) {
          expect(part.left - reach, id).toBeGreaterThanOrEqual(0);
          expect(part.top - reach, id).toBeGreaterThanOrEqual(0);
          expect(part.right + reach, id).toBeLessThanOrEqual(150);
          expect(part.bottom + reach, id).toBeLessThanOrEqual(200);
        }
      }
    }
  });
});

describe('the suits', () => {
  it.each(ranks.slice(1).map(Number))('show as many dots and sticks as their rank: %i', (rank) => {
    expect(countOf(`p${rank}`)).toBe(rank);
    expect(countOf(`s${rank}`)).toBe(rank);
  });

  it('leave 2, 3, 4, 6, 8 bamboo and the green dragon purely green, so that a green hand can be shown', () => {
    const inks = (id: string): unknown[] => [...new Set(marksOf(id).map(({ attributes }) => attributes['fill']))];
    for (const id of ['s2', 's3', 's4', 's6', 's8', 'dg']) expect(inks(id), id).toEqual(['var(--tile-green,#07604a)']);
    for (const id of ['s1', 's5', 's7', 's9']) expect(inks(id).length, id).toBeGreaterThan(1);
  });
});
