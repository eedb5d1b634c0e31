import type { APIRoute } from 'astro';
import { sealPicture } from '../layouts/seal-picture.ts';

/** The seal for printed pages: its lettering in vermilion, without the field of color. */
export const GET: APIRoute = () => sealPicture('#b32c13');
