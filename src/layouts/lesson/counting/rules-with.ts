import { readRules } from '../../../fan/rule-sets/read-rules.ts';
import type { PresetId, RuleSet } from '../../../fan/rule-sets/rule-set.ts';

const valueOf = (text: string): string | number | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text;

/** A rule set with single answers changed, written `name=value name=value`. A misprint stops the build. */
export function rulesWith(id: PresetId, answers = ''): RuleSet {
  const options = answers
    .split(' ')
    .filter((answer) => answer !== '')
    .map((answer) => answer.split('='))
    .map(([name = '', value = '']) => [name, valueOf(value)] as const);
  const rules = readRules(id, Object.fromEntries(options));
  if (!rules.ok) throw new Error(`no rules: ${id} ${answers} (${rules.error.code} ${rules.error.token})`);
  return rules.value;
}
