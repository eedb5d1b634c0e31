import type { APIRoute } from 'astro';
import type { Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../layouts/locale-paths.ts';
import { searchIndex } from '../../layouts/search/search-index.ts';

export const getStaticPaths = localePaths;

/** What the search of a language loads on its first use. */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await searchIndex(params['locale'] as Locale)), {
    headers: { 'content-type': 'application/json' },
  });
