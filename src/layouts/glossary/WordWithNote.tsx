import { chineseTagOn, isChinese, tagOf, type Locale } from '../../i18n/locales.ts';
import type { Term } from './glossary.ts';
import { headwordOf } from './names.ts';

interface Props {
  readonly locale: Locale;
  /** Its entry; a word without one stands there plainly. */
  readonly term: Term | undefined;
  /** The Chinese word, where no other words are given, as the page writes it. */
  readonly word: string | undefined;
  /** The Hong Kong word, where the page has another; it opens the reading. */
  readonly hongKong: string | undefined;
  readonly jyutping: string | undefined;
  /** The words of the sentence that open the note, as the lesson renders them; empty for the Chinese word and its reading. */
  readonly html: string;
  /** The anchor of the note, once on the page. */
  readonly note: string;
  readonly more: { readonly href: string; readonly text: string };
}

const CHINESE = tagOf('zh-hant');

const Reading = ({ jyutping }: { readonly jyutping: string }) => <span lang="yue-Latn">{jyutping}</span>;

/** A word of a sentence and its note, which opens without a script. */
export function WordWithNote({ locale, term, word, hongKong, jyutping, html, note, more }: Props) {
  const attributes = { class: 'term', type: 'button', popovertarget: note } as const;
  const [open, close] = isChinese(locale) ? ['（', '）'] : [' (', ')'];
  const hasReading = html === '' && jyutping !== undefined;
  return (
    <>
      {!term && <span lang={chineseTagOn(locale)}>{word}</span>}
      {term && html !== '' && <button {...attributes} dangerouslySetInnerHTML={{ __html: html }} />}
      {term && html === '' && (
        <button {...attributes} lang={chineseTagOn(locale)}>
          {word}
        </button>
      )}
      {hasReading && open}
      {hasReading && hongKong !== undefined && <span lang={CHINESE}>{hongKong}</span>}
      {hasReading && hongKong !== undefined && ' '}
      {hasReading && <Reading jyutping={jyutping} />}
      {hasReading && close}
      {term && (
        <span class="term-note small" id={note} popover="auto">
          <span class="serif">{headwordOf(term, locale)}</span>
          {locale !== 'zh-hant' && ' '}
          {locale !== 'zh-hant' && <span lang={CHINESE}>{term.zhHant}</span>}
          {term.jyutping !== undefined && ' '}
          {term.jyutping !== undefined && <Reading jyutping={term.jyutping} />}
          <span class="text">{term.text[locale]}</span>
          <a href={more.href}>{more.text}</a>
        </span>
      )}
    </>
  );
}
