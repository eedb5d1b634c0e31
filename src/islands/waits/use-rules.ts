import { useEffect, useState } from 'preact/hooks';
import { SETTING_CHOICES } from '../../progress/settings.ts';
import { SETTINGS_EVENT } from '../../progress/settings-store.ts';

/** The rules in force on the page: the default until the page is alive, then the link's or the reader's. */
export function useRules(): string {
  const [rules, setRules] = useState<string>(SETTING_CHOICES.rules[0]);
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
