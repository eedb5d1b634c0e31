import { tagOf, type Locale } from '../../i18n/locales.ts';
import type { Term } from './glossary.ts';

/** A name of a term in some language. */
export interface TermName {
  readonly text: string;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly jyutping?: string | undefined;
}

/** Names of one kind; `kind` is the key of its word in the interface. */
export interface NameRow {
  readonly kind: 'also' | 'chinese' | 'simplified' | 'german' | 'source' | 'english';
  readonly names: readonly TermName[];
}

const HONG_KONG = tagOf('zh-hant');

const tagged = (lang: string, texts: readonly string[] = []): readonly TermName[] =>
  [...new Set(texts)].map((text) => ({ text, lang }));

/** The word under which a term stands on a page of this language. */
export const headwordOf = (term: Term, locale: Locale): string => (locale === 'de' ? term.de : term.zhHant);

/** The names of a term besides those at its head, in the order in which a page of this language lists them. */
export function nameRows(term: Term, locale: Locale): readonly NameRow[] {
  const { also, zhHans, de, deSource, en, aliases } = term;
  const chinese: readonly TermName[] = [
    ...also.map(({ zhHant, jyutping }) => ({ text: zhHant, lang: HONG_KONG, jyutping })),
    ...tagged(HONG_KONG, aliases.zhHant),
  ];
  const rows: readonly NameRow[] =
    locale === 'de'
      ? [
          { kind: 'also', names: tagged('de', aliases.de) },
          { kind: 'source', names: tagged('de', deSource === undefined ? [] : [deSource]) },
          { kind: 'chinese', names: chinese },
        ]
      : [
          { kind: 'also', names: chinese },
          { kind: 'german', names: tagged('de', [de, ...(aliases.de ?? [])]) },
          { kind: 'source', names: tagged('de', deSource === undefined ? [] : [deSource]) },
        ];
  const others: readonly NameRow[] = [
    { kind: 'simplified', names: tagged('zh-Hans', [zhHans, ...(aliases.zhHans ?? [])]) },
    { kind: 'english', names: tagged('en', [en, ...(aliases.en ?? [])]) },
  ];
  return [...rows, ...others].filter(({ names }) => names.length > 0);
}
