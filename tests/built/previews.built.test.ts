import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtSiteOf, filesOf, followReference, pagesOf, type BuiltPage } from '../../src/build/built-site.ts';
import { elementsOf } from '../../src/build/html.ts';

const site = builtSiteOf(process.env);
const MOST_BYTES = 40_000;

const metaOf = ({ root }: BuiltPage, key: string): string | undefined =>
  elementsOf(root).find(
    ({ name, attributes }) => name === 'meta' && [attributes['property'], attributes['name']].includes(key),
  )?.attributes['content'];

const pages = pagesOf(site).filter((page) => page.path.includes('/') && !/(^|\/)embed\//.test(page.path));
const fileOf = (page: BuiltPage): string => {
  const target = followReference(site, page.file, metaOf(page, 'og:image') ?? '');
  return target.kind === 'file' ? target.file : '';
};

describe('the preview picture', () => {
  it('of every page is there, at a whole address, with words for it', () => {
    const lacking = pages.filter(
      (page) =>
        !metaOf(page, 'og:image')?.startsWith(`${site.origin}${site.base}previews/`) ||
        !fileOf(page).endsWith('.png') ||
        (metaOf(page, 'og:image:alt') ?? '').length < 5 ||
        metaOf(page, 'twitter:card') !== 'summary_large_image',
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it('of one page is not that of another in the same language', () => {
    for (const [locale, own] of Map.groupBy(pages, ({ path }) => path.slice(0, path.indexOf('/'))))
      expect(new Set(own.map(fileOf)).size, locale).toBe(own.length);
  });

  it('is small, of the size it says, and shown by some page', async () => {
    const shown = new Set(pages.map(fileOf));
    const drawn = filesOf(site).filter((file) => file.startsWith('previews/'));
    expect(drawn.filter((file) => !shown.has(file))).toEqual([]);
    expect(drawn.filter((file) => statSync(join(site.folder, file)).size > MOST_BYTES)).toEqual([]);
    for (const file of drawn.slice(0, 10)) {
      const { width, height, format } = await sharp(readFileSync(join(site.folder, file))).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });

  it('leaves nothing of its wish in a page', () => {
    expect(pages.filter(({ html }) => html.includes('data-preview')).map(({ path }) => path)).toEqual([]);
  });
});
