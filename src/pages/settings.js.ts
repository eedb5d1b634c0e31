import type { APIRoute } from 'astro';
import { minifySync } from 'vite';
import { settingsScript } from '../progress/settings-boot.ts';

/** The script in the head of every page, as small as it gets: nothing is painted before it has come. */
export const GET: APIRoute = () =>
  new Response(minifySync('settings.js', settingsScript()).code, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
