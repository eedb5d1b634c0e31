import { builtSiteOf, pagesOf } from '../../src/build/built-site.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

const site = builtSiteOf({ DIST: process.env['DIST'] });

/** The addresses of all built pages below the base, the 404 page apart. A new page is tested by being built. */
export const PAGE_PATHS: readonly string[] = pagesOf(site)
  .filter(({ file }) => file !== '404.html')
  .map(({ path }) => path);

/** The addresses of all pages in one language. */
export const pagePathsIn = (locale: string): readonly string[] =>
  PAGE_PATHS.filter((path) => path.startsWith(`${locale}/`));

export { LOCALES };
