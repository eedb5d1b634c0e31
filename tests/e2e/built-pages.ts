import { builtSiteOf, pagesOf } from '../../src/build/built-site.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

const site = builtSiteOf({ DIST: process.env['DIST'] });

/** The addresses of all built pages below the base, the 404 page apart. A new page is tested by being built. */
export const PAGE_PATHS: readonly string[] = pagesOf(site)
  .filter(({ file }) => file !== '404.html')
  .map(({ path }) => path);

/** How many pages of one room are opened unless all are asked for. */
const ENOUGH = 20;

/**
 * The pages that are opened one by one: all of them when `E2E_ALL` is set. Else the pages inside a room (`lessons/…`,
 * `practice/…`) take turns in language, and of a room with very many only some are opened, evenly spread; every other page
 * is opened in every language.
 */
export function openedPages(): readonly string[] {
  if (process.env['E2E_ALL'] !== undefined) return PAGE_PATHS;
  return [...Map.groupBy(PAGE_PATHS, roomOf)].flatMap(([room, paths]) => (room === '' ? paths : takeTurns(paths)));
}

/** `lessons` in `de/lessons/wall/`; nothing for a page that is not inside a room. */
const roomOf = (path: string): string => /^[^/]+\/([^/]+)\/[^/]+\//.exec(path)?.[1] ?? '';

function takeTurns(paths: readonly string[]): readonly string[] {
  const names = [...new Set(paths.map((path) => path.slice(path.indexOf('/'))))];
  const every = Math.ceil(names.length / ENOUGH);
  return names
    .filter((_, place) => place % every === 0)
    .flatMap((name, turn) => `${LOCALES[turn % LOCALES.length]?.path ?? ''}${name}`);
}

export { LOCALES };
