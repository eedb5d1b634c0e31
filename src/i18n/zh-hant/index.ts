import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';
import { lesson } from './lesson.ts';
import { site } from './site.ts';
import { tiles } from './tiles.ts';
import { waits } from './waits.ts';

/** All interface words in Hong Kong Chinese, by area. */
export const zhHant: Translation<typeof de> = { lesson, site, tiles, waits };
