import glossaryText from '../../../content/glossary.yml?raw';
import { simplifierOf } from '../../build/simplified/glossary-words.ts';
import { simplifyCharacters } from '../../build/simplified/simplify.ts';
import type { Locale } from '../locales.ts';

/** A text of Hong Kong Chinese in Simplified Chinese, with the words of the glossary. Only when the site is built. */
export const simplify = simplifierOf(glossaryText);

/** Whether the mainland has the Hong Kong word itself, in its own script: 槓 and 杠, but not 叫糊 and 听牌. */
export const isSharedWord = (word: string): boolean => simplify(word) === simplifyCharacters(word);

/** A Hong Kong word as a page of this language writes Chinese; its tag is `chineseTagOn(locale)`. */
export const chineseWordOn = (locale: Locale, word: string): string => (locale === 'zh-hans' ? simplify(word) : word);
