import { MOST_RULES_TEXT } from '../fan/rule-sets/rules-text.ts';
import { isValue, readSettings, SETTING_CHOICES, SETTINGS_KEY } from './settings.ts';

/**
 * Puts the stored settings on the root element before the page is painted: `data-theme` (absent: as the device has it),
 * `data-index`, `data-rules` (the id of a rule set or a packed custom set) and `data-rules-base` (the rule set of the
 * project that it is or is based on). Rules named by the link (`?r=`) go before the stored ones and leave
 * `data-rules-link`; those that are not known here leave `data-rules-unknown`. A problem with the storage leaves
 * `data-storage`. Its source text runs in the head, so it uses nothing but its arguments and the browser.
 */
function bootSettings(
  read: typeof readSettings,
  isKnown: typeof isValue,
  choices: Record<string, readonly string[]>,
  key: string,
  most: number,
): void {
  const data = document.documentElement.dataset;
  const accepts = (name: string, value: string): boolean => isKnown(name, value, choices, most);
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    data['storage'] = 'blocked';
  }
  const { settings, problem } = read(text, Object.keys(choices), accepts);
  if (problem) data['storage'] = problem;
  if (settings.theme && settings.theme !== 'auto') data['theme'] = settings.theme;
  if (settings.index) data['index'] = settings.index;
  const linked = new URLSearchParams(location.search).get('r');
  let rules = settings.rules ?? choices['rules']?.[0] ?? '';
  if (linked !== null && accepts('rules', linked)) data['rulesLink'] = rules = linked;
  else if (linked !== null) data['rulesUnknown'] = linked.slice(0, 40);
  data['rules'] = rules;
  data['rulesBase'] = rules.split('*')[0] ?? '';
}

/** The same as text, for the script that every page loads first: small, without imports, run before the first paint. */
export const settingsScript = (): string =>
  `(${bootSettings.toString()})(${readSettings.toString()},${isValue.toString()},${JSON.stringify(SETTING_CHOICES)},${JSON.stringify(SETTINGS_KEY)},${MOST_RULES_TEXT});\n`;
