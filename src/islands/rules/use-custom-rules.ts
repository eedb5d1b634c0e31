import { useEffect, useState } from 'preact/hooks';
import { isCustomText, type RulesText } from '../../fan/rule-sets/rules-text.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';

const known = new Map<RulesText, RuleSet>();

/**
 * A custom set read from its text; `undefined` for a rule set of the project, until the reader is loaded, and for a text that
 * is refused (which the frame of the page says and replaces). Islands that need one answer of the rules only take it from
 * here, and from data of their own for the rule sets of the project, so that they need not load those.
 */
export function useCustomRules(text: RulesText): RuleSet | undefined {
  const [, setRead] = useState<RulesText>();
  const wanted = isCustomText(text) && !known.has(text);
  useEffect(() => {
    if (!wanted) return;
    import('../../fan/rule-sets/pack.ts').then(
      ({ unpackRules }) => {
        const rules = unpackRules(text);
        if (rules.ok) known.set(text, rules.value);
        setRead(text);
      },
      () => undefined,
    );
  }, [text, wanted]);
  return known.get(text);
}
