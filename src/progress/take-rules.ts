import type { RulesText } from '../fan/rule-sets/rules-text.ts';
import { keepRules, showSetting } from './settings-store.ts';
import type { KeepOutcome } from './storage.ts';

/**
 * Makes rules those of the reader's table: on this page, where rules that a link brought no longer hold, and kept for the
 * others. For a set that was put together here: `takeRules(packRules(rules))`.
 */
export function takeRules(rules: RulesText): KeepOutcome {
  leaveLinkedRules();
  showSetting('rules', rules);
  return keepRules(rules);
}

/** The rules of the link no longer hold, on this page and in its address. What then holds, the caller shows. */
export function leaveLinkedRules(): void {
  delete document.documentElement.dataset['rulesLink'];
  const address = new URL(location.href);
  if (!address.searchParams.has('r')) return;
  address.search = address.search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !/^r(=|$)/.test(pair))
    .join('&');
  history.replaceState(history.state, '', address);
}
