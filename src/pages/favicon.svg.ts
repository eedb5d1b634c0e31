import type { APIRoute } from 'astro';
import { brushPaths } from '../components/brush-word.ts';

/** The seal 食糊, small: its first character alone, since two would be unreadable in a tab. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" rx="16" fill="#c62a17"/><path transform="translate(20 20)" fill="#fbf6e7" d="${brushPaths('食').join('')}"/></svg>\n`;

export const GET: APIRoute = () => new Response(ICON, { headers: { 'Content-Type': 'image/svg+xml' } });
