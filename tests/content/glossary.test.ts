import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import simplifiedCharacters from 'opencc-js/dict/STCharacters';
import traditionalCharacters from 'opencc-js/dict/TSCharacters';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { fold, isFound } from '../../src/layouts/glossary/search.ts';
import { lessonSources, usesOf } from '../support/lessons.ts';
import { proseFaults } from '../support/prose.ts';
import { simplifiedIn } from '../support/simplified.ts';
import { ROOT } from '../support/source-files.ts';

interface Word {
  readonly zhHant: string;
  readonly jyutping?: string;
}

interface Term extends Word {
  readonly id: string;
  readonly also?: readonly Word[];
  readonly zhHans: string;
  readonly de: string;
  readonly deSource?: string;
  readonly en: string;
  readonly aliases?: Readonly<Partial<Record<'de' | 'zhHant' | 'zhHans' | 'en', readonly string[]>>>;
  readonly alsoFound?: readonly string[];
  readonly text: Readonly<Record<string, string>>;
  readonly lessons?: readonly string[];
  readonly patterns?: readonly string[];
}

const terms = parse(readFileSync(join(ROOT, 'content/glossary.yml'), 'utf8')) as readonly Term[];

const wordsOf = (term: Term): readonly Word[] => [term, ...(term.also ?? [])];
const hongKongWords = (term: Term): readonly string[] => [
  ...wordsOf(term).map(({ zhHant }) => zhHant),
  ...(term.aliases?.zhHant ?? []),
];
const namesOf = (term: Term): readonly string[] => [
  ...hongKongWords(term),
  ...wordsOf(term).flatMap(({ jyutping }) => jyutping ?? []),
  ...[term.zhHans, term.de, term.deSource ?? term.de, term.en],
  ...Object.values(term.aliases ?? {}).flat(),
  ...(term.alsoFound ?? []),
];

const faultsIn = (faultsOf: (term: Term) => readonly string[]): readonly string[] =>
  terms.flatMap((term) => faultsOf(term).map((fault) => `${term.id}: ${fault}`));
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

/** The ids that a query finds, as the search box does it. */
const found = (query: string): readonly string[] =>
  terms.filter((term) => isFound(namesOf(term).map(fold), query)).map(({ id }) => id);

/** A table of OpenCC, where a Traditional character may stand for several; the first is the usual one. */
const tableOf = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split('|').map((entry) => {
      const [from = '', to = from] = entry.split(' ');
      return [from, to];
    }),
  );
const simplifiedOf = tableOf(traditionalCharacters);
const knownSimplified = tableOf(simplifiedCharacters);
const inSimplified = (text: string): string =>
  Array.from(text, (character) => simplifiedOf.get(character) ?? character).join('');

describe('the glossary', () => {
  it('has every id once, and every Hong Kong word under one id', () => {
    expect(terms.length).toBeGreaterThan(80);
    expect(repeated(terms.map(({ id }) => id))).toEqual([]);
    expect(repeated(terms.flatMap((term) => wordsOf(term).map(({ zhHant }) => zhHant)))).toEqual([]);
  });

  it('explains every word in one sentence of both languages that are written by hand', () => {
    const ends = /[.?!。？！]/g;
    expect(
      faultsIn(({ text }) =>
        ['de', 'zh-hant'].flatMap((locale) => {
          const sentence = text[locale] ?? '';
          return sentence.match(ends)?.length === 1 && /[.。]$/.test(sentence) ? [] : [`${locale}: ${sentence}`];
        }),
      ),
    ).toEqual([]);
  });

  it('is set as its languages set their texts, and types no figure', () => {
    expect(
      faultsIn(({ text }) => [
        ...proseFaults('de', text['de'] ?? ''),
        ...proseFaults('zh-Hant-HK', text['zh-hant'] ?? ''),
        ...(Object.values(text)
          .join('')
          .match(/\p{Nd}/gu) ?? []),
      ]),
    ).toEqual([]);
  });

  it('has no Simplified character among the words of Hong Kong', () => {
    expect(faultsIn((term) => simplifiedIn(hongKongWords(term).join('')))).toEqual([]);
  });

  it('has no Traditional character among the Simplified words that has a Simplified twin', () => {
    const faults = faultsIn(({ zhHans, aliases }) =>
      [zhHans, ...(aliases?.zhHans ?? [])].filter((name) =>
        Array.from(name).some((character) => !knownSimplified.has(character) && inSimplified(character) !== character),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('reads a word with one syllable a character', () => {
    const faults = faultsIn((term) =>
      wordsOf(term).flatMap(({ zhHant, jyutping }) => {
        if (jyutping === undefined) return [];
        const syllables = jyutping.split(' ');
        return syllables.length === Array.from(zhHant).length && syllables.every((one) => /^[a-z]{1,6}[1-6]$/.test(one))
          ? []
          : [`${zhHant} ${jyutping}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('leads to patterns and lessons that exist, and to anchors that they have', () => {
    const faults = faultsIn(({ lessons = [], patterns = [] }) => [
      ...patterns.filter((id) => !(PATTERN_IDS as readonly string[]).includes(id)),
      ...lessons.filter((address) => {
        const [slug = '', anchor] = address.split('#');
        const texts = lessonSources.filter(({ id }) => id.startsWith(`${slug}/`));
        return (
          texts.length === 0 || (anchor !== undefined && texts.some(({ body }) => !anchorsOf(body).includes(anchor)))
        );
      }),
    ]);
    expect(faults).toEqual([]);
  });

  it('has every term that a lesson names', () => {
    const ids = terms.map(({ id }) => id);
    const faults = lessonSources.flatMap(({ id, body }) =>
      usesOf(body, 'Term')
        .filter((use) => use['id'] !== undefined && !ids.includes(use['id']))
        .map((use) => `${id}: ${use['id'] ?? ''}`),
    );
    expect(faults).toEqual([]);
  });

  it('gives its words the reading that lessons give them', () => {
    const readings = new Map(terms.flatMap(wordsOf).map(({ zhHant, jyutping }) => [zhHant, jyutping]));
    const faults = lessonSources.flatMap(({ id, body }) =>
      usesOf(body, 'Term')
        .filter(({ zh = '', jyutping }) => (readings.get(zh) ?? jyutping) !== jyutping)
        .map(({ zh = '' }) => `${id}: ${zh}`),
    );
    expect(faults).toEqual([]);
  });
});

const anchorsOf = (body: string): readonly string[] =>
  [...usesOf(body, 'Section'), ...usesOf(body, 'Beside')].flatMap((use) => use['id'] ?? []);

describe('the search of the glossary', () => {
  it.each([
    ['Lotus', 'circles'],
    ['schrift', 'characters'],
    ['吃', 'claim-chow'],
    ['听牌', 'ready'],
    ['聽牌', 'ready'],
    ['giu3 wu2', 'ready'],
    ['giuwu', 'ready'],
    ['Pung', 'pung'],
    ['Pong', 'claim-pung'],
    ['Gang', 'kong'],
    ['将', 'pair'],
    ['墩', 'stack'],
    ['Wuerfel', 'dice'],
    ['wurfel', 'dice'],
    ['Schlußsteine', 'terminals'],
  ])('finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('finds nothing for a word of no table, and everything for none', () => {
    expect(found('Skatblatt')).toEqual([]);
    expect(found(' ')).toHaveLength(terms.length);
    expect(found('Lotus')).toEqual(['circles']);
  });

  it('finds every Hong Kong word typed in Simplified characters', () => {
    expect(inSimplified('聽牌開槓')).toBe('听牌开杠');
    expect(
      faultsIn((term) =>
        hongKongWords(term)
          .map(inSimplified)
          .filter((word) => !found(word).includes(term.id)),
      ),
    ).toEqual([]);
  });
});
