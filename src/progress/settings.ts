import { MOST_RULES_TEXT, type RulesText } from '../fan/rule-sets/rules-text.ts';
import { PRESET_IDS } from '../fan/rule-sets/preset-ids.ts';

/**
 * What a reader may set, with every value it can have. The first value of `rules` is the one a new reader gets; beside these
 * `rules` may be a custom set in its packed form, and `house` is the last custom set that was kept, for the rules switch.
 */
export const SETTING_CHOICES = {
  theme: ['auto', 'light', 'dark'],
  index: ['on', 'off'],
  rules: PRESET_IDS,
  house: [],
} as const;

export type SettingName = keyof typeof SETTING_CHOICES;

/** Settings that the reader has chosen; what is absent follows the language (corner marks) or the device (theme). */
export type Settings = { readonly [Name in SettingName]?: SettingValue<Name> };

type SettingValue<Name extends SettingName> = Name extends 'rules' | 'house'
  ? RulesText
  : (typeof SETTING_CHOICES)[Name][number];

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
 * Whether a text is a value of a setting; a custom set is known by its base alone, up to `most` characters. Uses nothing but
 * its arguments: its source text runs in the head too.
 */
export function isValue(
  name: string,
  value: string,
  choices: Record<string, readonly string[]>,
  most: number,
): boolean {
  if (choices[name]?.includes(value)) return true;
  const isRules = name === 'rules' || name === 'house';
  const base = value.split('*')[0] ?? '';
  return isRules && value.length <= most && base !== value && !!choices['rules']?.includes(base);
}

/**
 * The settings of these names in a stored text; `null` (nothing stored) gives none. Values that are not accepted are left out
 * and reported. Uses nothing but its arguments, because its own source text also runs in the head of every page.
 */
export function readSettings(
  text: string | null,
  names: readonly string[],
  accepts: (name: string, value: string) => boolean,
): StoredSettings {
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
  for (const name of names) {
    const value = (stored as Record<string, unknown>)[name];
    if (typeof value === 'string' && accepts(name, value)) settings[name] = value;
    else if (value !== undefined) complete = false;
  }
  return complete ? { settings } : { settings, problem: 'partly' };
}

/** The settings in a stored text. */
export const parseSettings = (text: string | null): StoredSettings =>
  readSettings(text, Object.keys(SETTING_CHOICES), isKnownValue);

const isKnownValue = (name: string, value: string): boolean => isValue(name, value, SETTING_CHOICES, MOST_RULES_TEXT);

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
): value is SettingValue<Name> {
  return value !== null && value !== undefined && isKnownValue(name, value);
}
