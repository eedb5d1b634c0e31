import type { APIRoute } from 'astro';
import type { Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../layouts/locale-paths.ts';
import { rulesWordsOf } from '../../layouts/rules-words.ts';

export const getStaticPaths = localePaths;

/** Words that a page fetches only when two rule sets stand against each other. */
export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props }) =>
  new Response(JSON.stringify(await rulesWordsOf(props.locale)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
