import type { PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { PrintSpeech } from './print-words.ts';
import { replacements } from './sheet-rows.ts';

/** Each row that takes others away, with all of them. */
export function besideLines(rules: RuleSet, { words, patterns, flowers, comma }: PrintSpeech): readonly string[] {
  const named = (ids: readonly PatternId[]): string => ids.map((id) => patterns[id].name).join(comma);
  return replacements(rules, new Set(flowers)).map(({ by, replaced }) =>
    say(words.beside.instead, { row: named(by), rows: named(replaced) }),
  );
}

/** From here on letters are as wide as they are high. */
const FIRST_WIDE = '\u2e80';
const roomOf = (lines: readonly string[]): number =>
  Array.from(lines.join('')).reduce((sum, letter) => sum + (letter >= FIRST_WIDE ? 2 : 1), 0);

/** Whether there is more to say than the front of the sheet has room for; the back has more. */
export const isLong = (lines: readonly string[]): boolean => roomOf(lines) > 240;

/** What does not count beside what, a line for each row. The more there is to say, the smaller it is set. */
export const BesideList = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul class="print-beside" data-length={roomOf(lines) > 500 ? 'longest' : isLong(lines) ? 'long' : undefined}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
