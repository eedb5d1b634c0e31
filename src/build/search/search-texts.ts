import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '../../i18n/locales.ts';
import { pagesOf } from '../built-site.ts';
import { hasRunningText, textPagesOf } from './page-texts.ts';

/**
 * Writes what the search finds in running texts, one file for each language, from the finished pages: so it has the words that
 * components say, too. A small index of our own rather than a ready one: that would need WebAssembly, which the policy of the
 * pages forbids, and would cut Chinese into words of its own guess.
 */
export function searchTexts(): AstroIntegration {
  return {
    name: 'search-texts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        writeSearchTexts(fileURLToPath(dir));
      },
    },
  };
}

function writeSearchTexts(folder: string): void {
  const pages = pagesOf({ folder, origin: 'http://localhost', base: '/' }, hasRunningText);
  for (const { path } of LOCALES) {
    const texts = pages.filter((page) => page.path.startsWith(`${path}/`)).flatMap((page) => textPagesOf(page));
    writeFileSync(join(folder, path, 'search-texts.json'), JSON.stringify(texts));
  }
}
