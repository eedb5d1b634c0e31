import type { PatternId } from '../../fan/patterns/index.ts';
import { say, type Message } from '../../i18n/message.ts';
import type { Saying } from './use-house.ts';
import type { HouseSpeech } from './words.ts';

/** What is said about the last change; nothing where there is nothing to say. `name` is what the rules are called. */
export function sayingText(saying: Saying, speech: HouseSpeech, name: string): string {
  const { result, refused } = speech.words;
  switch (saying.kind) {
    case 'nothing':
      return '';
    case 'refused': {
      const { code, token } = saying.error;
      const sentence: Message = (refused as Readonly<Record<string, Message>>)[code] ?? refused.other;
      return say(sentence, { name: speech.patterns[token as PatternId] ?? token });
    }
    case 'undone':
      return say(result.undone);
    case 'reset':
      return say(result.resetDone, { base: name });
    case 'taken':
      return say(result.taken, { name });
    case 'not-kept':
      return say(result.notKept, { name });
    case 'copied':
      return say(result.copied);
    case 'not-copied':
      return say(result.notCopied);
  }
}
