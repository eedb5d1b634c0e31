import type { PatternId } from '../../fan/patterns/index.ts';
import type { PresetId } from '../../fan/rule-sets/rule-set.ts';
import { houseNameOf } from '../../fan/rule-sets/house-name.ts';
import { baseOfRules, isCustomText, type RulesText } from '../../fan/rule-sets/rules-text.ts';
import type { score as german } from '../../i18n/de/score.ts';
import type { scoreAsks as germanAsks } from '../../i18n/de/score-asks.ts';
import type { Translation } from '../../i18n/message.ts';
import type { PracticeWords as SharedPracticeWords } from '../practice/puzzle-words.ts';

type AllWords = Translation<typeof german>;

/** The words every score puzzle needs. */
export type ScoreWords = Omit<AllWords, 'practice' | 'plain'>;

/** The words of what can be asked besides the fan. */
export type AskWords = Translation<typeof germanAsks>;

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

/** The rule sets of the project by their names; `custom` is what a custom set without a name is called. */
export type RulesNames = Readonly<Record<PresetId | 'custom', string>>;

/** What rules are called: a rule set of the project by its name in the page's language, a custom set as its house calls it. */
export const rulesName = (text: RulesText, names: RulesNames): string => {
  if (isCustomText(text)) return houseNameOf(text) ?? names.custom;
  return names[baseOfRules(text) ?? 'hk33'];
};

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
