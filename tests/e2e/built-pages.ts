import { builtSiteOf, pagesOf } from '../../src/build/built-site.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

/** Every how many pages of a room with many alike one is opened, in one language, unless all are asked for. */
const EVERY: Readonly<Record<string, number>> = { lessons: 1, fan: 8, 'rule-sets': 3, print: 3, embed: 5, practice: 1 };

const site = builtSiteOf({ DIST: process.env['DIST'] });

/** The addresses of all built pages below the base, the 404 page apart. A new page is tested by being built. */
export const PAGE_PATHS: readonly string[] = pagesOf(site)
  .filter(({ file }) => file !== '404.html')
  .map(({ path }) => path);

/** What follows the language in an address. */
const pageOf = (path: string): string => path.split('/').slice(1).join('/');

/**
 * The pages that are opened one by one: all of them when `E2E_ALL` is set. Else the pages of a room with many of a kind take
 * turns in language and, where `EVERY` says so, in being there at all; every other page is opened in every language.
 */
export function openedPages(): readonly string[] {
  if (process.env['E2E_ALL'] !== undefined) return PAGE_PATHS;
  const places = new Map<string, number>();
  for (const path of PAGE_PATHS) if (!places.has(pageOf(path))) places.set(pageOf(path), places.size);
  return PAGE_PATHS.filter((path) => {
    const page = pageOf(path);
    const [room = '', name = ''] = page.split('/');
    const every = EVERY[room];
    if (every === undefined || name === '') return true;
    const place = places.get(page) ?? 0;
    return place % every === 0 && LOCALES[Math.floor(place / every) % LOCALES.length]?.path === path.split('/')[0];
  });
}

export { LOCALES };
