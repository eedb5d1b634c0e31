import type { daily as german } from '../../i18n/de/daily.ts';
import { say, type Message, type Translation } from '../../i18n/message.ts';
import type { DayResult } from '../../progress/daily.ts';
import { DAILY_KINDS } from '../../puzzles/daily.ts';

export type DailyWords = Omit<Translation<typeof german>, 'noScript'> & {
  /** What is said about a link, in the words that puzzles share. */
  readonly notes: { readonly repeated: Message; readonly version: Message };
};

/** The result of a day as plain words, without a spoiler: „Sik Wu #12: Warten 2/2, Fan 1/1“. */
export function resultText(day: number, result: DayResult, words: DailyWords): string {
  const parts = DAILY_KINDS.flatMap((kind) => {
    const [right, of] = result[kind] ?? [];
    return right === undefined || of === undefined
      ? []
      : [say(words.part, { kind: say(words.kinds[kind]), right, of })];
  });
  return say(words.line, { n: day, parts: parts.join(say(words.comma)) });
}
