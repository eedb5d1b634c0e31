import type { APIRoute } from 'astro';
import { minifySync } from 'vite';
import { headScript } from '../layouts/head-script.ts';

/** The script in the head of every page, as small as it gets: nothing is painted before it has come. */
export const GET: APIRoute = () =>
  new Response(minifySync('head.js', headScript()).code, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
