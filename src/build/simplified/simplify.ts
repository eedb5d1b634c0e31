import { Converter } from 'opencc-js/t2cn';
import { ALONE, KEPT, WORDS } from './words.ts';

/** Turns a text of Hong Kong Chinese into Simplified Chinese. */
export type Simplify = (text: string) => string;

/** A term with its word in both scripts, as `glossary.yml` has it. */
export interface TwoScripts {
  readonly zhHant: string;
  readonly zhHans: string;
}

/** Character by character and by OpenCC's phrases, from Hong Kong's variants, without another region's words. */
export const simplifyCharacters: Simplify = Converter({ from: 'hk', to: 'cn' });

/** Addresses stay as they are, whatever is written in them. */
const ADDRESS = String.raw`https?:\/\/[^\s）」)"'<>]+`;

/**
 * The conversion with the game's words. A text that is nothing but a term, or a word that stands alone, becomes its word; within a text, the
 * longest word that fits wins, those of `words.ts` before those of the glossary.
 */
export function createSimplifier(glossary: readonly TwoScripts[]): Simplify {
  const terms = new Map(glossary.map(({ zhHant, zhHans }) => [zhHant, zhHans]));
  const words = new Map<string, string>([
    ...[...terms].filter(([term]) => !inContextOnly.has(term)),
    ...KEPT.map((word) => [word, simplifyCharacters(word)] as const),
    ...WORDS,
  ]);
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp([ADDRESS, ...longestFirst.map(escaped)].join('|'), 'gu');
  const whole = new Map([...terms, ...ALONE]);
  return (text) => whole.get(text) ?? convert(text, pattern, words);
}

/** Terms of one character that are other words as well: within a text they are converted by their surroundings alone. */
const inContextOnly: ReadonlySet<string> = new Set(['上']);

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The pieces between the words go through the characters, the words through the table, addresses through nothing. */
function convert(text: string, pattern: RegExp, words: ReadonlyMap<string, string>): string {
  let converted = '';
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [word] = match;
    converted += simplifyCharacters(text.slice(from, match.index)) + (words.get(word) ?? word);
    from = match.index + word.length;
  }
  return converted + simplifyCharacters(text.slice(from));
}
