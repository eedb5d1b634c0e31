import type { Worth } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { PatternWorth } from './worth.ts';

type Words = Messages['reference'];

/** What a row gives, in a word: its number of fan, or that it is a limit hand. */
export const worthWord = (fan: Worth, { limit }: Words): string => (fan === 'limit' ? say(limit) : String(fan));

/** How sure a worth is: that it is inferred, what other sources give; empty where nothing is to be said. */
export function worthNote({ disputed, isInferred }: PatternWorth, words: Words): string {
  const { inferred, disputed: others } = words.pattern;
  const [from, to] = (disputed ?? []).map((fan) => worthWord(fan, words));
  return [
    ...(isInferred ? [say(inferred)] : []),
    ...(from === undefined || to === undefined ? [] : [say(others, { from, to })]),
  ].join(say(words.comma));
}
