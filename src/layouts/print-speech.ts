import { PATTERN_IDS, PATTERNS, type PatternId } from '../fan/patterns/index.ts';
import { chineseTagOn, type Locale } from '../i18n/locales.ts';
import { say } from '../i18n/message.ts';
import { messagesOf } from '../i18n/messages.ts';
import { sitePath } from '../i18n/paths.ts';
import type { PrintedPattern, PrintSpeech } from '../islands/print/print-words.ts';
import { fanTextsOf } from './fan-texts.ts';
import { pictureOf } from './reference/picture.ts';

/** Everything a printed sheet speaks with, in a language. */
export async function printSpeechOf(locale: Locale): Promise<PrintSpeech> {
  const texts = await fanTextsOf(locale);
  const { print: words, options, reference, table, tiles } = messagesOf(locale);
  const patternOf = (id: PatternId): PrintedPattern => {
    const { name = id, zh } = texts.get(id) ?? {};
    const hasNote = Object.hasOwn(words.notes, id);
    return { name, ...(zh !== undefined && !name.includes(zh) && { zh }), picture: hasNote ? [] : pictureOf(id) };
  };
  return {
    words,
    options,
    tiles,
    seats: table.seats,
    patterns: Object.fromEntries(PATTERN_IDS.map((id) => [id, patternOf(id)])) as Record<PatternId, PrintedPattern>,
    flowers: PATTERNS.filter(({ group }) => group === 'flowers').map(({ id }) => id),
    comma: say(reference.comma),
    chinese: chineseTagOn(locale),
    seal: sitePath('seal-outline.svg'),
  };
}
