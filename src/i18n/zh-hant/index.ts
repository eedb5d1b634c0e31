import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';
import { deal } from './deal.ts';
import { lesson } from './lesson.ts';
import { score } from './score.ts';
import { seats } from './seats.ts';
import { site } from './site.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';
import { waits } from './waits.ts';
import { wall } from './wall.ts';

/** All interface words in Hong Kong Chinese, by area. */
export const zhHant: Translation<typeof de> = { deal, lesson, score, seats, site, table, tiles, waits, wall };
