/** Every language of the site: its folder in addresses, its BCP 47 tag and its own name. */
export const LOCALES = [
  { path: 'de', tag: 'de', endonym: 'Deutsch', short: 'DE' },
  { path: 'zh-hant', tag: 'zh-Hant-HK', endonym: '繁體中文', short: '繁中' },
  { path: 'zh-hans', tag: 'zh-Hans', endonym: '简体中文', short: '简中' },
] as const;

export type Locale = (typeof LOCALES)[number]['path'];

export const DEFAULT_LOCALE: Locale = 'de';

/** The languages somebody writes; Simplified Chinese is made of Traditional when the site is built. */
export const WRITTEN_LOCALES = ['de', 'zh-hant'] as const satisfies readonly Locale[];

/** Whether pages of this language are in Chinese, whichever script. */
export const isChinese = (locale: Locale): boolean => tagOf(locale).startsWith('zh');

export const tagOf = (locale: Locale): string => LOCALES.find(({ path }) => path === locale)?.tag ?? locale;

/** The tag of Chinese words on a page of this language: its own script where it is Chinese, else that of Hong Kong. */
export const chineseTagOn = (locale: Locale): string => tagOf(isChinese(locale) ? locale : 'zh-hant');
