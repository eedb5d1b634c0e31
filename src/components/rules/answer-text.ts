import type { OptionName, OptionValue } from '../../fan/rule-sets/options.ts';
import { say, type Message } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';

/** An answer of a rule set in words: its own word, else yes or no, else the number or word as it is. */
export function answerText(name: OptionName, value: OptionValue, words: Messages['options']): string {
  const answers: Readonly<Record<string, Readonly<Record<string, Message>>>> = words.answers;
  const answer = answers[name]?.[String(value)];
  if (answer !== undefined) return say(answer);
  if (value === null) return say(words.none);
  if (typeof value === 'boolean') return say(value ? words.yes : words.no);
  return String(value);
}
