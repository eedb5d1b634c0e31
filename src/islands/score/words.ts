import type { PatternId } from '../../fan/patterns/index.ts';
import type { score as german } from '../../i18n/de/score.ts';
import type { Translation } from '../../i18n/message.ts';
import type { PracticeWords as SharedPracticeWords } from '../practice/puzzle-words.ts';

type AllWords = Translation<typeof german>;

/** The words every score puzzle needs. */
export type ScoreWords = Omit<AllWords, 'practice' | 'plain'>;

/** The words of a puzzle that lives in the address. */
export type PracticeWords = SharedPracticeWords & AllWords['practice'];

/** What a row is called, its Chinese term where that is not the name, and its rule in a sentence. */
export interface PatternWords {
  readonly name: string;
  readonly zh?: string | undefined;
  readonly rule: string;
}

/** The patterns that may come up on a page. */
export type PatternTexts = Readonly<Partial<Record<PatternId, PatternWords>>>;

/** The tables of the rules switch by their names. */
export type RulesNames = Readonly<Record<string, string>>;

export const patternName = (id: PatternId, patterns: PatternTexts): string => patterns[id]?.name ?? id;

/** A number as a word, where there is one. */
export const countWord = (n: number, { counts }: ScoreWords): string => counts[n] ?? String(n);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences after one another; a space between them where the language ends them with a full stop. */
export const joined = (sentences: readonly string[], { checked }: Pick<ScoreWords, 'checked'>): string =>
  sentences.filter((text) => text !== '').join(checked.end === '.' ? ' ' : '');

/** „a, b und c“. */
export function listOf(names: readonly string[], { list }: Pick<ScoreWords, 'list'>): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(list.comma)}${list.last}${last}`;
}
