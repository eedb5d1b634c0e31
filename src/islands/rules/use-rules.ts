import { useEffect, useState } from 'preact/hooks';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { SETTING_CHOICES } from '../../progress/settings.ts';
import { SETTINGS_EVENT } from '../../progress/settings-store.ts';

/**
 * The rules in force on the page as a text, as links carry it (`r`): the default until the page is alive, then the link's or the
 * reader's. To count by them: `usePageRules`; for the procedure: `useProcedure`.
 */
export function useRules(): RulesText {
  const [rules, setRules] = useState<RulesText>(SETTING_CHOICES.rules[0]);
  useEffect(() => {
    const read = (): void => {
      setRules((before) => document.documentElement.dataset['rules'] ?? before);
    };
    read();
    document.addEventListener(SETTINGS_EVENT, read);
    return () => {
      document.removeEventListener(SETTINGS_EVENT, read);
    };
  }, []);
  return rules;
}
