import { presetRules } from '../../fan/rule-sets/index.ts';
import { baseOfRules, type RulesText } from '../../fan/rule-sets/rules-text.ts';
import { PRESET_IDS, type RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { useRules } from './use-rules.ts';
import { useCustomRules } from './use-custom-rules.ts';

/** The rules in force on the page, ready to count with, and the text that names them in links. */
export interface PageRules {
  readonly text: RulesText;
  readonly rules: RuleSet;
}

/**
 * The rules of the page as a rule set, for islands that count. Before the page is alive it is the first rule set of the project;
 * a custom set holds as soon as its reader is loaded, until then its base. The same object as long as the rules stay.
 */
export function usePageRules(): PageRules {
  const text = useRules();
  const custom = useCustomRules(text);
  return { text, rules: custom ?? rulesNamed(text) };
}

/** The rule set of the project that a text names or is based on; the first where it names none. */
export const rulesNamed = (text: RulesText): RuleSet => presetRules(baseOfRules(text) ?? PRESET_IDS[0]);
