import { expect, it } from 'vitest';
import type { Term } from '../../../src/layouts/glossary/glossary.ts';
import { headwordOf, nameRows } from '../../../src/layouts/glossary/names.ts';

const READY: Term = {
  id: 'ready',
  place: 0,
  group: 'winning',
  zhHant: '叫糊',
  jyutping: 'giu3 wu2',
  also: [{ zhHant: '叫牌', jyutping: 'giu3 paai2' }],
  zhHans: '听牌',
  de: 'warten',
  deSource: 'warten',
  en: 'ready hand',
  aliases: { zhHant: ['聽牌'], zhHans: ['下叫'], en: ['tenpai', 'ready hand'] },
  alsoFound: [],
  text: { de: 'a', 'zh-hant': 'b', 'zh-hans': 'c' },
  lessons: [],
  patterns: [],
  rules: [],
};

const rowsIn = (locale: Parameters<typeof nameRows>[1]): readonly string[] =>
  nameRows(READY, locale).map(
    ({ kind, names }) => `${kind}: ${names.map(({ text, lang }) => `${text} ${lang}`).join(', ')}`,
  );

it('a word stands under its name in the language of the page', () => {
  expect((['de', 'zh-hant', 'zh-hans'] as const).map((locale) => headwordOf(READY, locale))).toEqual([
    'warten',
    '叫糊',
    '听牌',
  ]);
});

it('its other names are listed by language, each once, the own language first', () => {
  expect(rowsIn('de')).toEqual([
    'source: warten de',
    'chinese: 叫牌 zh-Hant-HK, 聽牌 zh-Hant-HK',
    'simplified: 听牌 zh-Hans, 下叫 zh-Hans',
    'english: ready hand en, tenpai en',
  ]);
  expect(rowsIn('zh-hant')[0]).toBe('also: 叫牌 zh-Hant-HK, 聽牌 zh-Hant-HK');
  expect(rowsIn('zh-hans').slice(0, 2)).toEqual(['also: 下叫 zh-Hans', 'chinese: 叫牌 zh-Hant-HK, 聽牌 zh-Hant-HK']);
});

it('on a Simplified page the Hong Kong words leave out the one that is the headword there', () => {
  const flower = { ...READY, zhHant: '花', also: [{ zhHant: '花牌' }], zhHans: '花牌', aliases: {} };
  expect(nameRows(flower, 'zh-hans').map(({ kind }) => kind)).not.toContain('chinese');
});

it('a reading goes with its word', () => {
  const [also] = nameRows(READY, 'zh-hant');
  expect(also?.names.map(({ jyutping }) => jyutping)).toEqual(['giu3 paai2', undefined]);
});
