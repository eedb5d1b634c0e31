import { PATTERN_IDS, type PatternId } from '../../../fan/patterns/index.ts';
import { presetRules } from '../../../fan/rule-sets/index.ts';
import type { OptionName, OptionValue } from '../../../fan/rule-sets/options.ts';
import type { PresetId, Worth } from '../../../fan/rule-sets/rule-set.ts';
import { worthAt } from './worth-at.ts';

/** One line of a comparison: the same question to each rule set. */
export interface ComparedLine<Id, Value> {
  readonly id: Id;
  readonly values: readonly Value[];
}

/** The questions that the lesson compares: those that one meets in the first evening. */
export const LESSON_OPTIONS = [
  'flowersInPlay',
  'minFan',
  'capFan',
  'zeroFanResult',
  'payment',
  'seatingMethod',
  'dicePlan',
  'deadWall',
  'concealedKongDisplay',
  'robAddedKong',
  'passedWin',
  'dealerRepeatOnWin',
  'dealerRepeatOnDraw',
] as const satisfies readonly OptionName[];

const differ = ({ values }: ComparedLine<unknown, unknown>): boolean => new Set(values).size > 1;

/** The patterns whose worth is not the same in all rule sets; `undefined` where one has no such row. */
export const patternsThatDiffer = (sets: readonly PresetId[]): readonly ComparedLine<PatternId, Worth | undefined>[] =>
  PATTERN_IDS.map((id) => ({ id, values: sets.map((rules) => worthAt(id, rules)) })).filter(differ);

/** Those of some questions that the rule sets do not all answer alike. */
export const optionsThatDiffer = <Name extends OptionName>(
  sets: readonly PresetId[],
  names: readonly Name[],
): readonly ComparedLine<Name, OptionValue>[] =>
  names.map((id) => ({ id, values: sets.map((rules) => presetRules(rules).options[id]) })).filter(differ);
