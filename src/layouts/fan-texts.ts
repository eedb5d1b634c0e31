import { getCollection, type CollectionEntry } from 'astro:content';
import { PATTERN_IDS, type PatternId } from '../fan/patterns/index.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { chineseWordOn } from '../i18n/zh-hans/simplify.ts';
import { textFaults } from './text-check.ts';

/**
 * What a pattern is called in one language; `zh` (in the script of the page) and `jyutping` are the same in all, absent without
 * an attested Chinese name.
 */
export type FanText = CollectionEntry<'fan'>['data'];

/** The names and rules of all patterns in a language. Stops the build, by name, on a missing text or an unknown pattern. */
export async function fanTextsOf(locale: Locale): Promise<ReadonlyMap<PatternId, FanText>> {
  const texts = new Map((await getCollection('fan')).map(({ id, data }) => [id, data]));
  const faults = textFaults(
    'fan',
    PATTERN_IDS,
    [...texts.keys()],
    LOCALES.map(({ path }) => path),
  );
  if (faults.length > 0) throw new Error(`The texts of the patterns are not complete:\n${faults.join('\n')}`);
  return new Map(
    PATTERN_IDS.flatMap((id) => {
      const text = texts.get(`${id}/${locale}`);
      const { zh, jyutping } = texts.get(`${id}/zh-hant`) ?? {};
      return text === undefined ? [] : [[id, { ...text, zh: inScriptOf(locale, zh), jyutping }] as const];
    }),
  );
}

/** What each pattern is called in a language. */
export async function patternNamesOf(locale: Locale): Promise<Readonly<Record<PatternId, string>>> {
  const texts = await fanTextsOf(locale);
  const names = PATTERN_IDS.map((id) => [id, texts.get(id)?.name ?? id]);
  return Object.fromEntries(names) as Record<PatternId, string>;
}

const inScriptOf = (locale: Locale, word: string | undefined): string | undefined =>
  word === undefined ? undefined : chineseWordOn(locale, word);
