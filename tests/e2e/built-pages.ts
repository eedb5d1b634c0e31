import { builtSiteOf, pagesOf } from '../../src/build/built-site.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

const site = builtSiteOf({ DIST: process.env['DIST'] });

/** The addresses of all built pages below the base, the 404 page apart. A new page is tested by being built. */
const PAGE_PATHS: readonly string[] = pagesOf(site)
  .filter(({ file }) => file !== '404.html')
  .map(({ path }) => path);

/** How many pages of one room are opened unless all are asked for. */
const ENOUGH = 6;

/**
 * The pages that are opened one by one: all of them when `E2E_ALL` is set. Else each page in one language, by turns, and of
 * a room with many pages (`lessons/…`, `fan/…`) only some, evenly spread.
 */
export function openedPages(): readonly string[] {
  if (process.env['E2E_ALL'] !== undefined) return PAGE_PATHS;
  const names = new Set(PAGE_PATHS.map(nameOf));
  return [...Map.groupBy(names, roomOf)]
    .flatMap(([room, inRoom]) => (room === '' ? inRoom : evenShare(inRoom)))
    .flatMap((name, turn) => PAGE_PATHS.filter((path) => nameOf(path) === name).at(turn % LOCALES.length) ?? []);
}

/** What a page is called in every language: `lessons/wall/` for `de/lessons/wall/`. */
const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

/** `lessons` in `lessons/wall/`; nothing for a page that is not inside a room. */
const roomOf = (name: string): string => /^([^/]+)\/[^/]+\//.exec(name)?.[1] ?? '';

const evenShare = (names: readonly string[]): readonly string[] =>
  names.filter((_, place) => place % Math.ceil(names.length / ENOUGH) === 0);
