import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRUSH_WORDS } from '../../../src/build/tiles/brush-word-list.ts';
import { LONGEST_BRUSH_WORD } from '../../../src/components/brush-word.ts';

/** The Chinese term in the frontmatter of every lesson. */
const terms = globSync('content/lessons/*/*.mdx', { cwd: new URL('../../..', import.meta.url).pathname }).map(
  (file) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    return [file, /^term: *(\S+)/m.exec(text)?.[1] ?? ''] as const;
  },
);

describe('the term of a lesson', () => {
  it('is found', () => {
    expect(terms.length).toBeGreaterThan(0);
  });

  it.each(terms)('of %s, %s, is drawn in brush unless it is too long', (_file, term) => {
    expect(Array.from(term).length > LONGEST_BRUSH_WORD || BRUSH_WORDS.includes(term)).toBe(true);
  });
});
