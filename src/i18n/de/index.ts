import { lesson } from './lesson.ts';
import { site } from './site.ts';
import { tiles } from './tiles.ts';
import { waits } from './waits.ts';

/** All interface words in German, by area. This list decides which texts exist: every other language must have the same. */
export const de = { lesson, site, tiles, waits };
