import { describe, expect, it } from 'vitest';
import { builtSiteOf, followReference, pagesOf, type BuiltPage } from '../../src/build/built-site.ts';
import { elementsOf } from '../../src/build/html.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

const site = builtSiteOf(process.env);
const pages = pagesOf(site);
const paths = new Set(pages.map(({ path }) => path));
const pagesIn = (locale: string): readonly BuiltPage[] => pages.filter(({ path }) => path.startsWith(`${locale}/`));

function alternateOf(page: BuiltPage, tag: string): string | undefined {
  const link = elementsOf(page.root).find(
    ({ name, attributes }) => name === 'link' && attributes['rel'] === 'alternate' && attributes['hreflang'] === tag,
  );
  const target = link === undefined ? undefined : followReference(site, page.file, link.attributes['href'] ?? '');
  return target?.kind === 'file' ? target.file : undefined;
}

describe.each(LOCALES)('the pages in $endonym', ({ path: locale, tag }) => {
  it('are there', () => {
    expect(pagesIn(locale).length).toBeGreaterThan(0);
  });

  it('say their language', () => {
    const wrong = pagesIn(locale).filter(
      ({ root }) => elementsOf(root).find(({ name }) => name === 'html')?.attributes['lang'] !== tag,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each(LOCALES)('have a twin in $endonym at the same address', ({ path: other }) => {
    const lonely = pagesIn(locale).filter(({ path }) => !paths.has(path.replace(locale, other)));
    expect(lonely.map(({ path }) => path)).toEqual([]);
  });

  it.each(LOCALES)('name their twin in $endonym to search engines', ({ path: other, tag: otherTag }) => {
    const silent = pagesIn(locale).filter(
      (page) => alternateOf(page, otherTag) !== `${page.path.replace(locale, other)}index.html`,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
