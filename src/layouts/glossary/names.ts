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
const SIMPLIFIED = tagOf('zh-hans');

const tagged = (lang: string, texts: readonly string[] = []): readonly TermName[] =>
  [...new Set(texts)].map((text) => ({ text, lang }));

/** The word under which a term stands on a page of this language. */
export const headwordOf = (term: Term, locale: Locale): string => {
  const words: Readonly<Record<Locale, string>> = { de: term.de, 'zh-hant': term.zhHant, 'zh-hans': term.zhHans };
  return words[locale];
};

/** The names of a term besides those at its head, in the order in which a page of this language lists them. */
export function nameRows(term: Term, locale: Locale): readonly NameRow[] {
  const names = namesOf(term);
  const english: NameRow = { kind: 'english', names: names.english };
  const german: readonly NameRow[] = [
    { kind: 'german', names: [...tagged('de', [term.de]), ...names.german] },
    { kind: 'source', names: names.source },
  ];
  const simplified: NameRow = {
    kind: 'simplified',
    names: [...tagged(SIMPLIFIED, [term.zhHans]), ...names.simplified],
  };
  const rows: Readonly<Record<Locale, readonly NameRow[]>> = {
    de: [
      { kind: 'also', names: names.german },
      { kind: 'source', names: names.source },
      { kind: 'chinese', names: names.hongKong },
      simplified,
      english,
    ],
    'zh-hant': [{ kind: 'also', names: names.hongKong }, ...german, simplified, english],
    'zh-hans': [
      { kind: 'also', names: names.simplified },
      { kind: 'chinese', names: names.hongKong.filter(({ text }) => text !== term.zhHans) },
      ...german,
      english,
    ],
  };
  return rows[locale].filter((row) => row.names.length > 0);
}

/** What a term is called in each language besides its first word there. */
function namesOf({ also, aliases, deSource, en }: Term) {
  return {
    hongKong: [
      ...also.map(({ zhHant, jyutping }): TermName => ({ text: zhHant, lang: HONG_KONG, jyutping })),
      ...tagged(HONG_KONG, aliases.zhHant),
    ],
    simplified: tagged(SIMPLIFIED, aliases.zhHans),
    german: tagged('de', aliases.de),
    source: tagged('de', deSource === undefined ? [] : [deSource]),
    english: tagged('en', [en, ...(aliases.en ?? [])]),
  };
}
