import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSiteOf, followReference, pagesOf, type BuiltPage } from '../../src/build/built-site.ts';
import { elementsOf, textOf } from '../../src/build/html.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { proseFaults } from '../support/prose.ts';

const site = builtSiteOf(process.env);
const all = pagesOf(site);
const pages = all.filter(({ file }) => file !== '404.html');
const attributeOf = (page: BuiltPage, name: string, value: string, wanted: string): string | undefined =>
  elementsOf(page.root).find(({ attributes }) => attributes[name] === value)?.attributes[wanted];

const isHidden = (page: BuiltPage): boolean =>
  attributeOf(page, 'name', 'robots', 'content')?.includes('noindex') === true;

const inLanguage = pages.filter((page) => page.path !== '' && !isHidden(page));
const addressOf = ({ path }: BuiltPage): string => `${site.origin}${site.base}${path}`;

const titleOf = (page: BuiltPage): string =>
  elementsOf(page.root)
    .filter(({ name }) => name === 'title')
    .map(textOf)[0] ?? '';

const descriptionOf = (page: BuiltPage): string => attributeOf(page, 'name', 'description', 'content') ?? '';

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

const graphOf = (page: BuiltPage): Graph | undefined => {
  const script = elementsOf(page.root).find(({ attributes }) => attributes['type'] === 'application/ld+json');
  return script === undefined ? undefined : (JSON.parse(textOf(script)) as Graph);
};

const dataOf = (page: BuiltPage, type: string) => graphOf(page)?.['@graph'].find((data) => data['@type'] === type);

/** Pages with a fault, each as `path: fault`. */
const faultsOf = (some: readonly BuiltPage[], find: (page: BuiltPage) => readonly string[]): readonly string[] =>
  some.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

describe('search engines', () => {
  it('are told of every page its own address', () => {
    const wrong = pages.filter((page) => attributeOf(page, 'rel', 'canonical', 'href') !== addressOf(page));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('are told where a reader of another language goes', () => {
    const silent = pages.filter((page) => {
      const target = followReference(site, page.file, attributeOf(page, 'hreflang', 'x-default', 'href') ?? '');
      return target.kind !== 'file' || !target.file.endsWith('index.html');
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('find no missing page', () => {
    const missing = all.filter(({ file }) => file === '404.html');
    expect(missing.map(isHidden)).toEqual([true]);
  });

  it.each(LOCALES)('get a title and a description of each page of its own, set as $endonym is set', ({ path, tag }) => {
    const own = inLanguage.filter((page) => page.path.startsWith(`${path}/`));
    const texts = own.map((page) => [titleOf(page), descriptionOf(page)] as const);
    expect(new Set(texts.map(([title]) => title)).size).toBe(own.length);
    expect(faultsOf(own, (page) => proseFaults(tag, titleOf(page)))).toEqual([]);
    expect(faultsOf(own, (page) => proseFaults(tag, descriptionOf(page)))).toEqual([]);
    expect(texts.filter(([title, description]) => title === '' || description.length < 10)).toEqual([]);
  });

  it('get the same words for previews', () => {
    const other = pages.filter(
      (page) => attributeOf(page, 'property', 'og:description', 'content') !== descriptionOf(page),
    );
    expect(other.map(({ path }) => path)).toEqual([]);
  });
});

describe('the site map', () => {
  const text = readFileSync(join(site.folder, 'sitemap.xml'), 'utf8');
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

  it('lists every page that wants to be found, once', () => {
    expect([...listed].sort()).toEqual(
      pages
        .filter((page) => !isHidden(page))
        .map(addressOf)
        .sort(),
    );
  });

  it('names the twins of every page', () => {
    for (const { tag } of LOCALES) expect(text.split(`hreflang="${tag}"`)).toHaveLength(listed.length + 1);
  });

  it('is named by robots.txt', () => {
    const robots = readFileSync(join(site.folder, 'robots.txt'), 'utf8');
    expect(robots).toContain(`Sitemap: ${site.origin}${site.base}sitemap.xml`);
    expect(robots).not.toMatch(/Disallow: \S/);
  });
});

describe('the data for search engines', () => {
  const starts = inLanguage.filter(({ path }) => path.split('/').length === 2);
  const lessons = inLanguage.filter(({ path }) => /^[a-z-]+\/lessons\/[^/]+\/$/.test(path));

  it('are of schema.org on every page of a language', () => {
    expect(inLanguage.filter((page) => graphOf(page)?.['@context'] !== 'https://schema.org')).toEqual([]);
  });

  it('present the course on each start page, with what it must have to be listed', () => {
    expect(starts).toHaveLength(LOCALES.length);
    for (const page of starts) {
      const tag = LOCALES.find(({ path }) => page.path === `${path}/`)?.tag;
      expect(dataOf(page, 'Course')).toMatchObject({
        '@id': `${addressOf(page)}#course`,
        inLanguage: tag,
        name: expect.stringMatching(/./) as string,
        provider: { '@type': 'Organization' },
        offers: { category: 'Free' },
        hasCourseInstance: { courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT\d+M$/) as string },
      });
    }
  });

  it('present each lesson as a part of the course in its language, numbered through', () => {
    for (const { path, tag } of LOCALES) {
      const own = lessons
        .filter((page) => page.path.startsWith(`${path}/`))
        .map((page) => dataOf(page, 'LearningResource'));
      expect(own.length).toBeGreaterThan(10);
      expect(own.map((data) => data?.['position']).sort((one, other) => Number(one) - Number(other))).toEqual(
        own.map((_, at) => at + 1),
      );
      for (const data of own)
        expect(data).toMatchObject({
          inLanguage: tag,
          isPartOf: { '@id': `${site.origin}${site.base}${path}/#course` },
        });
    }
  });

  it('lead from the start page to every other page, over pages that are there', () => {
    const astray = faultsOf(
      inLanguage.filter((page) => !starts.includes(page)),
      (page) => {
        const items = (dataOf(page, 'BreadcrumbList')?.['itemListElement'] ?? []) as readonly {
          readonly item: string;
        }[];
        const lost = items.filter(({ item }) => followReference(site, page.file, item).kind !== 'file');
        return items.length < 2 || items.at(-1)?.item !== addressOf(page) || lost.length > 0 ? ['no way'] : [];
      },
    );
    expect(astray).toEqual([]);
  });
});
