import { getCollection, type CollectionEntry } from 'astro:content';
import { PRESET_IDS, type PresetId } from '../fan/rule-sets/rule-set.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { textFaults } from './text-check.ts';

/** The texts of all rule sets in a language, to be rendered. Stops the build, by name, on a missing or unknown one. */
export async function ruleSetTextsOf(locale: Locale): Promise<ReadonlyMap<PresetId, CollectionEntry<'ruleSets'>>> {
  const texts = new Map((await getCollection('ruleSets')).map((entry) => [entry.id, entry]));
  const faults = textFaults(
    'rule-sets',
    PRESET_IDS,
    [...texts.keys()],
    LOCALES.map(({ path }) => path),
  );
  if (faults.length > 0) throw new Error(`The texts of the rule sets are not complete:\n${faults.join('\n')}`);
  return new Map(
    PRESET_IDS.flatMap((id) => {
      const entry = texts.get(`${id}/${locale}`);
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
}
