import type { DifferenceWords } from '../components/rules/difference-lines.ts';
import type { rules as german } from '../i18n/de/rules.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translation } from '../i18n/message.ts';
import { messagesOf } from '../i18n/messages.ts';
import { patternNamesOf } from './fan-texts.ts';

type Words = Translation<typeof german>;

/** The words about rule sets, and the names of all patterns, for a page that shows how two rule sets differ. */
export interface RulesWords extends Words {
  readonly options: DifferenceWords['options'];
  readonly patterns: DifferenceWords['patterns'];
}

/** These words in a language. */
export async function rulesWordsOf(locale: Locale): Promise<RulesWords> {
  const { rules, options } = messagesOf(locale);
  return { ...rules, options, patterns: await patternNamesOf(locale) };
}
