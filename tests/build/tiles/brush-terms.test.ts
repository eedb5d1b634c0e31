import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRUSH_WORDS } from '../../../src/build/tiles/brush-word-list.ts';
import { LONGEST_BRUSH_WORD } from '../../../src/components/brush-word.ts';
import { ROOT } from '../../support/source-files.ts';

/** The Chinese term in the frontmatter of every lesson. */
const terms = globSync('content/lessons/*/*.mdx', { cwd: ROOT }).map((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [file, /^term: *(\S+)/m.exec(text)?.[1] ?? ''] as const;
});

describe('the term of a lesson', () => {
  it('is found', () => {
    expect(terms.length).toBeGreaterThan(0);
  });

  it.each(terms)('of %s, %s, is drawn in brush unless it is too long', (_file, term) => {
    expect(Array.from(term).length > LONGEST_BRUSH_WORD || BRUSH_WORDS.includes(term)).toBe(true);
  });
});
