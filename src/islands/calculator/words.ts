import type { calculator as german } from '../../i18n/de/calculator.ts';
import type { lesson } from '../../i18n/de/lesson.ts';
import type { Translation } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { PatternTexts, RulesNames, ScoreWords } from '../score/words.ts';

type AllWords = Translation<typeof german>;

/** The words of the calculator itself. */
export type CalculatorWords = Omit<AllWords, 'plain' | 'title' | 'place' | 'description' | 'lead'>;

/** Everything the calculator speaks with. */
export interface Speech {
  readonly words: CalculatorWords;
  readonly score: ScoreWords;
  readonly tiles: TileWords;
  /** Between alternatives: „3 oder 6 Bambus“. */
  readonly list: Pick<Translation<typeof lesson>, 'comma' | 'lastOr' | 'runMark'>;
  readonly patterns: PatternTexts;
  /** Rule sets by name. */
  readonly tables: RulesNames;
  /** What the liabilities (包) are called. */
  readonly liabilities: Readonly<Record<string, string>>;
}
