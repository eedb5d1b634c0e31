import type { APIRoute } from 'astro';
import { drawAppIcon } from '../components/app-icon.ts';

/** The seal in a tab. */
export const GET: APIRoute = () =>
  new Response(drawAppIcon({ corner: 16, character: 200 }), { headers: { 'Content-Type': 'image/svg+xml' } });
