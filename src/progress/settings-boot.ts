import { readSettings, SETTING_CHOICES, SETTINGS_KEY } from './settings.ts';

/**
 * Puts the stored settings on the root element before the page is painted: `data-theme` (absent: as the device has it),
 * `data-index`, `data-rules`. Rules named by the link (`?r=`) go before the stored ones and leave `data-rules-link`; a
 * name that is not known here leaves `data-rules-unknown`. A problem with the storage leaves `data-storage`.
 * Its source text runs in the head, so it uses nothing but its arguments and the browser.
 */
function bootSettings(read: typeof readSettings, choices: Record<string, readonly string[]>, key: string): void {
  const data = document.documentElement.dataset;
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    data['storage'] = 'blocked';
  }
  const { settings, problem } = read(text, choices);
  if (problem) data['storage'] = problem;
  if (settings.theme && settings.theme !== 'auto') data['theme'] = settings.theme;
  if (settings.index) data['index'] = settings.index;
  if (settings.rules) data['rules'] = settings.rules;
  const linked = new URLSearchParams(location.search).get('r');
  if (linked === null) return;
  if (choices['rules']?.includes(linked)) {
    data['rules'] = linked;
    data['rulesLink'] = linked;
  } else {
    data['rulesUnknown'] = linked.slice(0, 40);
  }
}

/** The script that every page loads first, as text: small, without imports, run before the first paint. */
export const settingsScript = (): string =>
  `(${bootSettings.toString()})(${readSettings.toString()},${JSON.stringify(SETTING_CHOICES)},${JSON.stringify(SETTINGS_KEY)});\n`;
