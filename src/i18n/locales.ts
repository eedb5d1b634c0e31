/** Every language of the site: its folder in addresses, its BCP 47 tag and its own name. */
export const LOCALES = [
  { path: 'de', tag: 'de', endonym: 'Deutsch', short: 'DE' },
  { path: 'zh-hant', tag: 'zh-Hant-HK', endonym: '繁體中文', short: '繁中' },
] as const;

export type Locale = (typeof LOCALES)[number]['path'];

export const DEFAULT_LOCALE: Locale = 'de';

export const tagOf = (locale: Locale): string => LOCALES.find(({ path }) => path === locale)?.tag ?? locale;
