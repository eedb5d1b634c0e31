import { describe, expect, it } from 'vitest';
import { PATTERNS, PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { tagOf, WRITTEN_LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { textFaults } from '../../src/layouts/text-check.ts';
import { contentTexts, type ContentText } from '../support/content-texts.ts';
import { proseFaults } from '../support/prose.ts';
import { simplifiedIn } from '../support/simplified.ts';
import { SOURCE_NAMES } from '../support/source-names.ts';

interface Alias {
  readonly name: string;
  readonly lang?: string;
  readonly rules?: string;
}

interface FanText extends ContentText {
  readonly name: string;
  readonly rule: string;
  readonly zh?: string;
  readonly jyutping?: string;
  readonly aliases: readonly Alias[];
}

const texts = contentTexts('fan').map((text) => ({ aliases: [], ...text, ...text.front }) as unknown as FanText);
const ruleTexts = contentTexts('rule-sets');
const locales = WRITTEN_LOCALES;
const textsOf = (locale: string): readonly FanText[] => texts.filter((text) => text.locale === locale);
const groupOf = new Map(PATTERNS.map(({ id, group }) => [id as string, group]));

/** What is written for readers: sentences first, then names. */
const sentencesOf = ({ rule, body }: FanText): readonly string[] => [rule, ...body.split(/\n\s*\n/)];
const wordsOf = (text: FanText): readonly string[] => [
  text.name,
  ...text.aliases.filter(({ lang }) => lang === undefined).map(({ name }) => name),
  ...sentencesOf(text),
];

const faultsIn = (faultsOf: (text: FanText) => readonly string[]): readonly string[] =>
  texts.flatMap((text) => faultsOf(text).map((fault) => `${text.id}: ${fault}`));

/** Those of some names that stand there more than once. */
const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('the texts of the patterns', () => {
  it('are there for every pattern in every language, and for nothing else', () => {
    expect(
      textFaults(
        'fan',
        PATTERN_IDS,
        texts.map(({ id }) => id),
        locales,
      ),
    ).toEqual([]);
  });

  it('have a name, a rule of one sentence and an explanation of two to five', () => {
    const endings = /[.?!。？！](?=[“」]?(?:\s|$|[^\s“」]))/g;
    const countOf = (text: string): number => text.match(endings)?.length ?? 0;
    expect(faultsIn(({ name, rule }) => (name === '' || countOf(rule) !== 1 ? [rule] : []))).toEqual([]);
    expect(
      faultsIn(({ body }) => (countOf(body) < 2 || countOf(body) > 5 ? [`${String(countOf(body))} sentences`] : [])),
    ).toEqual([]);
  });

  it('are set as their language sets them', () => {
    expect(
      faultsIn((text) => wordsOf(text).flatMap((words) => proseFaults(tagOf(text.locale as Locale), words))),
    ).toEqual([]);
  });

  it('type no number by hand that a rule set says', () => {
    const worth =
      /\p{Nd}|\b(?:eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dreizehn) (?:Fan|Punkte?)\b|[一二兩三四五六七八九十]番(?!種|那份|表)/giu;
    expect(faultsIn((text) => sentencesOf(text).flatMap((words) => words.match(worth) ?? []))).toEqual([]);
  });
});

describe('the names of the patterns', () => {
  it.each(locales)('are each used once in %s', (locale) => {
    expect(repeated(textsOf(locale).map(({ name }) => name))).toEqual([]);
  });

  it('bear no Simplified character in Chinese, and the Chinese term is theirs', () => {
    const faults = textsOf('zh-hant').flatMap(({ name, zh = name }) => [
      ...simplifiedIn(name + zh),
      ...(name.startsWith(zh) ? [] : [`${name}, ${zh}`]),
    ]);
    expect(faults).toEqual([]);
  });

  it('are read syllable by syllable, and only where there is a Chinese term', () => {
    const syllables = /^[a-z]{1,6}[1-6](?: [a-z]{1,6}[1-6])*$/;
    const faults = faultsIn(({ locale, zh, jyutping }) => [
      ...(locale !== 'zh-hant' && (zh ?? jyutping) !== undefined ? ['the Chinese term stands in zh-hant.mdx'] : []),
      ...(jyutping !== undefined && !syllables.test(jyutping) ? [jyutping] : []),
      ...(jyutping !== undefined && jyutping.split(' ').length !== Array.from(zh ?? '').length ? [jyutping] : []),
    ]);
    expect(faults).toEqual([]);
    expect(textsOf('zh-hant').filter(({ jyutping }) => jyutping !== undefined).length).toBeGreaterThan(40);
  });

  it('are not given in Chinese to the hands that only the German table has', () => {
    const unnamed = textsOf('zh-hant').filter(({ zh }) => zh === undefined);
    expect(unnamed.map(({ thing }) => thing).sort()).toEqual([
      'four-winds-de',
      'jade-dragon',
      'pearl-dragon',
      'ruby-dragon',
    ]);
  });
});

describe('the other names', () => {
  it('are in a known language and of a known rule set, and none stands twice in a text', () => {
    const faults = faultsIn(({ name, aliases }) => [
      ...repeated([name, ...aliases.map((alias) => alias.name)]),
      ...aliases.flatMap(({ lang = 'en', rules = 'hk33' }) => [
        ...(['en', 'zh-Hans'].includes(lang) ? [] : [lang]),
        ...((PRESET_IDS as readonly string[]).includes(rules) ? [] : [rules]),
      ]),
    ]);
    expect(faults).toEqual([]);
  });

  it.each(locales)('lead to one pattern, or to brothers of one group, in %s', (locale) => {
    const all = textsOf(locale);
    const owners = new Map(all.map(({ name, thing }) => [name, thing]));
    const faults = all.flatMap(({ thing, aliases }) =>
      aliases.flatMap(({ name }) => [
        ...(owners.has(name) && owners.get(name) !== thing ? [`${name} is the name of ${owners.get(name) ?? ''}`] : []),
        ...all
          .filter((other) => other.aliases.some((alias) => alias.name === name))
          .filter((other) => groupOf.get(other.thing) !== groupOf.get(thing))
          .map((other) => `${name}: ${thing}, ${other.thing}`),
      ]),
    );
    expect(faults).toEqual([]);
  });

  it.each(SOURCE_NAMES)('find %s of %s', (name, rules, pattern) => {
    const found = texts.filter(
      (text) =>
        text.name === name || text.aliases.some((alias) => alias.name === name && (alias.rules ?? rules) === rules),
    );
    expect(found.map(({ thing }) => thing)).toEqual([pattern]);
  });
});

describe('the texts of the rule sets', () => {
  it('are there for every rule set in every language, and for nothing else', () => {
    expect(
      textFaults(
        'rule-sets',
        PRESET_IDS,
        ruleTexts.map(({ id }) => id),
        locales,
      ),
    ).toEqual([]);
  });

  it('have a title of their own and nothing else before the text', () => {
    expect(ruleTexts.filter(({ front }) => Object.keys(front).join() !== 'title').map(({ id }) => id)).toEqual([]);
    expect(repeated(ruleTexts.map(({ front }) => String(front['title'])))).toEqual([]);
  });

  it('are set as their language sets them and type no number', () => {
    const faults = ruleTexts.flatMap(({ id, locale, front, body }) =>
      [
        ...[String(front['title']), ...body.split(/\n\s*\n/)].flatMap((words) =>
          proseFaults(tagOf(locale as Locale), words),
        ),
        ...(body.match(/\p{Nd}/gu) ?? []),
      ].map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
