import { de } from './de/index.ts';
import type { Locale } from './locales.ts';
import type { Translation } from './message.ts';
import { zhHans } from './zh-hans/index.ts';
import { zhHant } from './zh-hant/index.ts';

export type Messages = Translation<typeof de>;

const MESSAGES: Readonly<Record<Locale, Messages>> = { de, 'zh-hant': zhHant, 'zh-hans': zhHans };

/** The interface words of a language. An island gets the areas it shows as props, never this whole table. */
export const messagesOf = (locale: Locale): Messages => MESSAGES[locale];
