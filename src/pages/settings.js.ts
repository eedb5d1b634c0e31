import type { APIRoute } from 'astro';
import { settingsScript } from '../progress/settings-boot.ts';

/** The script in the head of every page. */
export const GET: APIRoute = () =>
  new Response(settingsScript(), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
