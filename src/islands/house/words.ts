import type { DifferenceWords } from '../../components/rules/difference-lines.ts';
import type { PresetId } from '../../fan/rule-sets/preset-ids.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { Wind } from '../../engine/tile.ts';
import type { house as german } from '../../i18n/de/house.ts';
import type { Message, Translation } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { RulesNames } from '../score/words.ts';

type AllWords = Translation<typeof german>;

/** The words of the questionnaire itself. */
export type HouseWords = Omit<
  AllWords,
  'title' | 'place' | 'gloss' | 'description' | 'lead' | 'noScript' | 'linkTo' | 'adapt'
>;

/** Everything the questionnaire speaks with; questions, answers and patterns are called as in the difference of two sets. */
export interface HouseSpeech extends DifferenceWords {
  readonly words: HouseWords;
  readonly tiles: TileWords;
  readonly seats: Readonly<Record<Wind, Message>>;
  readonly walls: Readonly<Record<Wind, Message>>;
  readonly tables: RulesNames;
  /** What one rule set is about, in a line. */
  readonly about: Readonly<Record<PresetId, string>>;
  readonly comma: string;
  /** The page of print sheets, to which the id of a rule set or `custom/` is added. */
  readonly print: string;
}

/** What a pattern is called. */
export const patternName = (id: PatternId, { patterns }: HouseSpeech): string => patterns[id] ?? id;
