import { LOCALES, type Locale } from './locales.ts';

/** The folder below which the site is served, as Astro knows it from `BASE_PATH`: `/` or `/name/` or `/name`. */
const BASE: string = import.meta.env.BASE_URL;

/** A path below a base path, with exactly one slash between the two: `('/club', 'de/')` gives `/club/de/`. */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

/** The address of a file or page of this site, from the root of the site: the only place that knows the base path. */
export const sitePath = (path: string): string => joinPath(BASE, path);

/** The address of a page in a language. `page` is what follows the language: `''` (start), `'lessons/ready-hands/'`. */
export const pagePath = (locale: Locale, page: string): string => sitePath(`${locale}/${page}`);

/** The address of a lesson in a language. */
export const lessonPath = (locale: Locale, slug: string): string => pagePath(locale, `lessons/${slug}/`);

/** The same page in every language, in the order of the language table. */
export const twinsOf = (page: string) => LOCALES.map((locale) => ({ ...locale, href: pagePath(locale.path, page) }));
