import type { de } from '../de/index.ts';
import type { Translation } from '../message.ts';
import { site } from './site.ts';

/** All interface words in Hong Kong Chinese, by area. */
export const zhHant: Translation<typeof de> = { site };
