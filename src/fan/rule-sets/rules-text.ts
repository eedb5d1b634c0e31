import { PRESET_IDS, type PresetId } from './preset-ids.ts';

/**
 * The rules of a table as one text: the id of a rule set of the project (`hk33`) or a custom set as `packRules` writes it
 * (`hk33*minFan.1*name.Donnerstagsrunde`). Settings, links (`r`) and pages hold rules in this form only. This file looks at
 * the text alone, so that pages which do not count need not load the rule sets; whether a custom set holds together only
 * `unpackRules` says.
 */
export type RulesText = string;

/** Longer texts are refused at the door: a set with every row and option changed has fewer characters. */
export const MOST_RULES_TEXT = 4000;

/** The rule set of the project that a text names or is based on; `undefined` if it names none. */
export const baseOfRules = (text: RulesText): PresetId | undefined =>
  text.length > MOST_RULES_TEXT ? undefined : PRESET_IDS.find((id) => text === id || text.startsWith(`${id}*`));

/** Whether a text is that of a custom set. */
export const isCustomText = (text: RulesText): boolean => text.includes('*');
