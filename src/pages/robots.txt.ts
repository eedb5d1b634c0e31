import type { APIRoute } from 'astro';
import { sitePath } from '../i18n/paths.ts';

/** Everything may be read; the list of pages is where the build puts it. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitePath('sitemap.xml'), site).href}\n`);
