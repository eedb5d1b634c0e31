import { getCollection, type CollectionEntry } from 'astro:content';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The text of a pattern in a language, to be rendered. */
export async function patternEntry(id: PatternId, locale: Locale): Promise<CollectionEntry<'fan'>> {
  const entry = (await getCollection('fan')).find((one) => one.id === `${id}/${locale}`);
  if (entry === undefined) throw new Error(`content/fan/${id} has no text in ${locale}.`);
  return entry;
}
