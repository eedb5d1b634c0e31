import type { APIRoute } from 'astro';
import { brushPaths } from '../components/brush-word.ts';

/** The seal for printed pages: its lettering in vermilion, without the field of color. */
const [upper = '', lower = ''] = brushPaths('食糊');
const SEAL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 400" fill="#b32c13"><path d="${upper}"/><path d="${lower}" transform="translate(0 200)"/></svg>\n`;

export const GET: APIRoute = () => new Response(SEAL, { headers: { 'Content-Type': 'image/svg+xml' } });
