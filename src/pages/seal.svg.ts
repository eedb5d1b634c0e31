import type { APIRoute } from 'astro';
import { sealPicture } from '../layouts/seal-picture.ts';

/** The lettering of the seal that hangs in every header: one file for all pages instead of its outlines on each. */
export const GET: APIRoute = () => sealPicture('#fbf6e7');
