import { say } from '../../i18n/message.ts';
import type { LinkNote } from '../../links/query.ts';
import type { CalculatorWords } from './words.ts';

/** What of a link was changed or ignored, in words. */
export function noteText(note: LinkNote | 'flags', { notes }: CalculatorWords): string {
  if (note === 'flags') return say(notes.flags);
  const { kind, parameter, value } = note;
  if (kind === 'other-version') return say(notes.version);
  if (kind === 'repeated') return say(notes.repeated, { parameter });
  return say(parameter === 'h' ? notes.hand : notes.value, { parameter, value });
}
