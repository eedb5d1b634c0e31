/** What a reader may set, with every value it can have. The first value of `rules` is the one a new reader gets. */
export const SETTING_CHOICES = {
  theme: ['auto', 'light', 'dark'],
  index: ['on', 'off'],
  rules: ['hk33', 'hk22', 'gd06', 'de64'],
} as const;

export type SettingName = keyof typeof SETTING_CHOICES;

/** Settings that the reader has chosen; what is absent follows the language (corner marks) or the device (theme). */
export type Settings = { readonly [Name in SettingName]?: (typeof SETTING_CHOICES)[Name][number] };

/** `broken`: no settings in it at all. `partly`: some values are unknown here and were left out. */
export type SettingsProblem = 'broken' | 'partly';

export interface StoredSettings {
  readonly settings: Settings;
  readonly problem?: SettingsProblem;
}

/** Where the settings lie in the browser's storage. */
export const SETTINGS_KEY = 'sik-wu:settings';

/** Unreadable settings are kept here before new ones are written, so that nothing is lost. */
export const BROKEN_SETTINGS_KEY = 'sik-wu:settings:unreadable';

const VERSION = 1;

/**
 * The settings in a stored text; `null` (nothing stored) gives none. Values that are not in `choices` are left out and
 * reported. Uses nothing but its arguments, because its own source text also runs in the head of every page.
 */
export function readSettings(text: string | null, choices: Record<string, readonly string[]>): StoredSettings {
  if (text === null) return { settings: {} };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { settings: {}, problem: 'broken' };
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { settings: {}, problem: 'broken' };
  const settings: Record<string, string> = {};
  let complete = true;
  for (const [name, values] of Object.entries(choices)) {
    const value = (stored as Record<string, unknown>)[name];
    if (typeof value === 'string' && values.includes(value)) settings[name] = value;
    else if (value !== undefined) complete = false;
  }
  return complete ? { settings } : { settings, problem: 'partly' };
}

/** The settings in a stored text. */
export const parseSettings = (text: string | null): StoredSettings => readSettings(text, SETTING_CHOICES);

/** The text to store. Fields of the text stored before that this version does not know stay as they are. */
export function formatSettings(settings: Settings, before: string | null = null): string {
  return JSON.stringify({ v: VERSION, ...unknownFields(before), ...settings });
}

function unknownFields(text: string | null): Record<string, unknown> {
  if (parseSettings(text).problem === 'broken' || text === null) return {};
  const stored = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(stored.filter(([name]) => !(name in SETTING_CHOICES)));
}

/** Whether a text is one of the values of a setting. */
export function isChoice<Name extends SettingName>(
  name: Name,
  value: string | null | undefined,
): value is (typeof SETTING_CHOICES)[Name][number] {
  const values: readonly string[] = SETTING_CHOICES[name];
  return value !== null && value !== undefined && values.includes(value);
}
