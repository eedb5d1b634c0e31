import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { pagePath } from '../../i18n/paths.ts';

/** A word of the table, as `glossary.yml` has it. */
export type Term = CollectionEntry<'glossary'>['data'];

export interface TermGroup {
  readonly id: Term['group'];
  readonly terms: readonly Term[];
}

/** All terms in the order of `glossary.yml`. */
export const glossaryTerms = async (): Promise<readonly Term[]> =>
  (await getCollection('glossary')).map(({ data }) => data).sort((one, other) => one.place - other.place);

/** The terms in their groups; a group stands where its first term does. */
export async function glossaryGroups(): Promise<readonly TermGroup[]> {
  const terms = await glossaryTerms();
  const ids = [...new Set(terms.map(({ group }) => group))];
  return ids.map((id) => ({ id, terms: terms.filter(({ group }) => group === id) }));
}

/** The term with an id. Stops the build, by name, where there is none. */
export async function termById(id: string): Promise<Term> {
  const term = (await glossaryTerms()).find((one) => one.id === id);
  if (term === undefined) throw new Error(`content/glossary.yml has no term "${id}".`);
  return term;
}

/** The term that bears a Hong Kong word as its first or a further name. */
export const termByWord = async (zhHant: string): Promise<Term | undefined> =>
  (await glossaryTerms()).find((term) => term.zhHant === zhHant || term.also.some((other) => other.zhHant === zhHant));

/** The address of a term in the glossary. Its anchor is the same in every language. */
export const termPath = (locale: Locale, id: string): string => pagePath(locale, `glossary/#${id}`);
