import { getCollection } from 'astro:content';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { PresetId } from '../../fan/rule-sets/rule-set.ts';
import { LOCALES, tagOf, type Locale } from '../../i18n/locales.ts';

/** A further name of a pattern; `lang` is its BCP 47 tag, `rules` the rule set whose source calls it so. */
export interface OtherName {
  readonly name: string;
  readonly lang: string;
  readonly rules?: PresetId | undefined;
}

/**
 * All further names of a pattern in all languages, each once, those of the page's language first. What stands in the heading
 * or beside it, the name and the Chinese term, is left out.
 */
export async function otherNames(id: PatternId, locale: Locale): Promise<readonly OtherName[]> {
  const texts = new Map((await getCollection('fan')).map((entry) => [entry.id, entry.data]));
  const own = texts.get(`${id}/${locale}`);
  const shown = new Set([own?.name, texts.get(`${id}/zh-hant`)?.zh]);
  const order = [locale, ...LOCALES.map(({ path }) => path).filter((path) => path !== locale)];
  const names = order.flatMap((path): readonly OtherName[] => {
    const text = texts.get(`${id}/${path}`);
    if (text === undefined) return [];
    const tag = tagOf(path);
    return [
      { name: text.name, lang: tag },
      ...text.aliases.map(({ name, lang = tag, rules }) => ({ name, lang, rules })),
    ];
  });
  return names.filter(({ name }, at) => !shown.has(name) && names.findIndex((other) => other.name === name) === at);
}
