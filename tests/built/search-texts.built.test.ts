import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtSiteOf, filesOf } from '../../src/build/built-site.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { findTexts, foldPages, type TextPage } from '../../src/layouts/search/find-text.ts';

const site = builtSiteOf(process.env);
const files = filesOf(site);
const rawOf = (locale: string): string => readFileSync(join(site.folder, locale, 'search-texts.json'), 'utf8');
const textsOf = (locale: string): readonly TextPage[] => JSON.parse(rawOf(locale)) as readonly TextPage[];

describe.each(LOCALES)('the running texts to be searched in $endonym', ({ path: locale }) => {
  it('are those of every lesson, pattern and rule set, each with its title', () => {
    const wanted = files.flatMap((file) => {
      const [, page] = /^([a-z-]+\/(?:lessons|fan|rule-sets)\/(?!compare)[a-z0-9-]+\/)index\.html$/.exec(file) ?? [];
      return page?.startsWith(`${locale}/`) === true ? [page.slice(locale.length + 1)] : [];
    });
    expect(
      textsOf(locale)
        .map(([, page]) => page)
        .sort(),
    ).toEqual(wanted.sort());
    expect(textsOf(locale).filter(([, , title, sections]) => title === '' || sections.length === 0)).toEqual([]);
  });

  it('lead to anchors that are there', () => {
    for (const [, page, , sections] of textsOf(locale)) {
      const html = readFileSync(join(site.folder, locale, page, 'index.html'), 'utf8');
      for (const [id] of sections) if (id !== '') expect(html, `${page}#${id}`).toContain(`id="${id}"`);
    }
  });

  it('are no more than a picture', () => {
    expect(brotliCompressSync(rawOf(locale)).length).toBeLessThan(60_000);
  });
});

it.each([
  ['de', 'zurückhalten', 'lessons/kongs/#keep-or-lay'],
  ['zh-hant', '補花補中', 'fan/kong-replacement/#aim'],
  ['zh-hans', '补花补中', 'fan/kong-replacement/#aim'],
])('a word that stands only in a sentence is found there (%s: %s)', (locale, query, place) => {
  expect(findTexts(foldPages(textsOf(locale)), query).map(({ page }) => page)).toContain(place);
});
