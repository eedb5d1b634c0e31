import { baseOfRules, isCustomText, type RulesText } from '../fan/rule-sets/rules-text.ts';
import {
  BROKEN_SETTINGS_KEY,
  formatSettings,
  parseSettings,
  type SettingName,
  type Settings,
  SETTINGS_KEY,
} from './settings.ts';
import { readText, writeText, type KeepOutcome } from './storage.ts';

/** Sent on `document` when a setting has changed; the new values are the `data-` attributes of the root element. */
export const SETTINGS_EVENT = 'sik-wu:settings';

/** The settings the reader has stored; none where the browser refuses or the text is unreadable. */
export const storedSettings = (): Settings => parseSettings(readText(SETTINGS_KEY)).settings;

/** Stores one setting beside the others. */
export function keepSetting(name: SettingName, value: string): KeepOutcome {
  const before = readText(SETTINGS_KEY);
  const { settings, problem } = parseSettings(before);
  if (problem === 'broken' && before !== null) writeText(BROKEN_SETTINGS_KEY, before);
  return writeText(SETTINGS_KEY, formatSettings({ ...settings, [name]: value }, before));
}

/** Stores the rules of the reader's table; a custom set is also kept for the rules switch when other rules are chosen. */
export const keepRules = (rules: RulesText): KeepOutcome => {
  const outcome = keepSetting('rules', rules);
  return outcome === 'kept' && isCustomText(rules) ? keepSetting('house', rules) : outcome;
};

/** Shows one setting on this page and tells the islands. */
export function showSetting(name: SettingName, value: string): void {
  const data = document.documentElement.dataset;
  if (name === 'theme' && value === 'auto') delete data['theme'];
  else data[name] = value;
  if (name === 'rules') data['rulesBase'] = baseOfRules(value) ?? '';
  document.dispatchEvent(new CustomEvent(SETTINGS_EVENT));
}
