import type { ComponentChildren } from 'preact';
import { tagOf, type Locale } from '../../i18n/locales.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Term } from './glossary.ts';
import { headwordOf, nameRows, type TermName } from './names.ts';

/** A lesson, pattern or rule set. */
export interface EntryLink {
  readonly text: string;
  readonly href: string;
}

interface Props {
  readonly locale: Locale;
  readonly term: Term;
  readonly words: Messages['glossary'];
  /** Where to read on, each kind under its word. */
  readonly links: readonly { readonly word: string; readonly items: readonly EntryLink[] }[];
}

const Name = ({ text, lang, jyutping }: TermName) => (
  <>
    <span class="name" lang={lang} data-name>
      {text}
    </span>
    {jyutping !== undefined && ' '}
    {jyutping !== undefined && (
      <span lang="yue-Latn" data-name>
        {jyutping}
      </span>
    )}
  </>
);

/** Things one after the other, as the language of the page parts them. */
const listed = (items: readonly ComponentChildren[], comma: string): readonly ComponentChildren[] =>
  items.flatMap((item, at) => (at === 0 ? [item] : [comma, item]));

/** One word of the glossary: how it is called and read, what it is, where it is taught and counted. */
export function EntryView({ locale, term, words, links }: Props) {
  const comma = say(words.comma);
  return (
    <div class="entry" id={term.id} data-term={term.alsoFound.join('|')}>
      <dt>
        <span class="serif" data-name>
          {headwordOf(term, locale)}
        </span>{' '}
        {locale !== 'zh-hant' && (
          <span class="chinese" lang={tagOf('zh-hant')} data-name>
            {term.zhHant}
          </span>
        )}{' '}
        {term.jyutping !== undefined && (
          <span class="small" lang="yue-Latn" data-name>
            {term.jyutping}
          </span>
        )}
      </dt>
      <dd>
        <p>{term.text[locale]}</p>
        <ul class="small">
          {nameRows(term, locale).map(({ kind, names }) => (
            <li key={kind}>
              {say(words.names[kind])}{' '}
              {listed(
                names.map((name) => <Name key={name.text} {...name} />),
                comma,
              )}
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <ul class="small">
            {links.map(({ word, items }) => (
              <li key={word}>
                {word}
                {say(words.colon)}
                {listed(
                  items.map(({ text, href }) => <a href={href}>{text}</a>),
                  comma,
                )}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
