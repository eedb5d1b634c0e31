import { readText, writeText, type KeepOutcome } from './storage.ts';

const PLACE_KEY = 'sik-wu:place';

/** Remembers the lesson that was opened last, by its slug: for "continue" on the start page, in every language. */
export const rememberPlace = (slug: string): KeepOutcome => writeText(PLACE_KEY, slug);

/** The slug of the lesson that was opened last; `null` for a new reader. */
export const rememberedPlace = (): string | null => readText(PLACE_KEY);
