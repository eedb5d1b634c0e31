import { optionAnchor } from '../../components/rules/option-anchor.ts';
import { PATTERN_IDS } from '../../fan/patterns/index.ts';
import { OPTION_NAMES } from '../../fan/rule-sets/options.ts';
import { PRESET_IDS } from '../../fan/rule-sets/rule-set.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { say } from '../../i18n/message.ts';
import { messagesOf, type Messages } from '../../i18n/messages.ts';
import { lessonsOf } from '../course.ts';
import { fanTextsOf } from '../fan-texts.ts';
import { glossaryTerms, type Term } from '../glossary/glossary.ts';
import { headwordOf, nameRows } from '../glossary/names.ts';
import { sectionsOf } from '../lesson-sections.ts';
import { PRACTICE_KINDS } from '../practice-kinds.ts';
import { otherNames } from '../reference/other-names.ts';
import { rulesNameOf } from '../reference/rules-names.ts';
import { ruleSetTextsOf } from '../rule-set-texts.ts';
import type { SearchEntry } from './find.ts';

/** What the search loads on its first use: its words and everything there is to find, in one language. */
export interface SearchIndex {
  readonly words: Messages['reference']['search'];
  readonly entries: readonly SearchEntry[];
}

const unique = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.filter((name): name is string => name !== undefined && name !== '')),
];

async function lessonEntries(locale: Locale): Promise<readonly SearchEntry[]> {
  const others = (await Promise.all(LOCALES.map(({ path }) => lessonsOf(path)))).flat();
  return (await lessonsOf(locale)).flatMap(({ slug, entry: { body = '', data } }): readonly SearchEntry[] => {
    const twins = others.filter((other) => other.slug === slug).map(({ entry }) => entry.data.title);
    const names = unique([data.term, data.jyutping, data.gloss, ...twins.filter((title) => title !== data.title)]);
    const sections = sectionsOf(body).map(({ id, title }): SearchEntry => [
      'lesson',
      title,
      `lessons/${slug}/#${id}`,
      [],
      data.title,
    ]);
    return [['lesson', data.title, `lessons/${slug}/`, names, data.description], ...sections];
  });
}

async function patternEntries(locale: Locale): Promise<readonly SearchEntry[]> {
  const texts = await fanTextsOf(locale);
  const hongKong = await fanTextsOf('zh-hant');
  return Promise.all(
    PATTERN_IDS.map(async (id): Promise<SearchEntry> => {
      const { name = id, zh, jyutping, rule = '' } = texts.get(id) ?? {};
      const others = (await otherNames(id, locale)).map((other) => other.name);
      const names = unique([hongKong.get(id)?.zh, zh, jyutping, ...others]).filter((other) => other !== name);
      return ['pattern', name, `fan/${id}/`, names, rule];
    }),
  );
}

/** Every name of a word of the table, in every language. */
const namesOfTerm = (term: Term, locale: Locale): readonly string[] =>
  unique([
    term.zhHant,
    term.jyutping,
    ...nameRows(term, locale).flatMap(({ names }) => names.flatMap(({ text, jyutping }) => [text, jyutping])),
    ...term.alsoFound,
  ]).filter((name) => name !== headwordOf(term, locale));

const termEntries = async (locale: Locale): Promise<readonly SearchEntry[]> =>
  (await glossaryTerms()).map((term): SearchEntry => {
    const text = term.text[locale];
    return ['term', headwordOf(term, locale), `glossary/#${term.id}`, namesOfTerm(term, locale), text];
  });

async function rulesEntries(locale: Locale): Promise<readonly SearchEntry[]> {
  const titles = await ruleSetTextsOf(locale);
  return PRESET_IDS.map((id): SearchEntry => {
    const names = LOCALES.map(({ path }) => rulesNameOf(id, messagesOf(path)));
    const title = rulesNameOf(id, messagesOf(locale));
    return ['rules', title, `rule-sets/${id}/`, unique(names), titles.get(id)?.data.title ?? ''];
  });
}

/** The questions of a table; the comparison has the answers of all rule sets side by side. */
function questionEntries(locale: Locale): readonly SearchEntry[] {
  const { house, options } = messagesOf(locale);
  return OPTION_NAMES.map((name): SearchEntry => {
    const page = `rule-sets/compare/#${optionAnchor(name)}`;
    return ['rules', say(options.names[name]), page, [], say(house.ask[name])];
  });
}

function pageEntries(locale: Locale): readonly SearchEntry[] {
  const { glossary, house, practice, print, reference, tableCard } = messagesOf(locale);
  const { catalogue, compare, sets } = reference;
  return [
    ...PRACTICE_KINDS.map(({ kind, term, jyutping }): SearchEntry => {
      const { title, about } = practice.kinds[kind];
      return ['page', say(title), `practice/${kind}/`, [term, jyutping], say(about)];
    }),
    ['page', say(catalogue.title), 'fan/', [say(reference.nav.fan)], say(catalogue.lead)],
    ['page', say(sets.title), 'rule-sets/', [say(reference.nav.rules)], say(sets.lead)],
    ['page', say(compare.title), 'rule-sets/compare/', [say(reference.nav.compare)], say(compare.lead)],
    ['page', say(glossary.title), 'glossary/', [], say(glossary.lead)],
    [
      'page',
      say(house.title),
      'house-rules/',
      unique(LOCALES.map(({ path }) => say(messagesOf(path).house.linkTo))),
      say(house.lead),
    ],
    ['page', say(tableCard.title), 'print/table/', [say(reference.sets.print)], say(tableCard.description)],
    ...PRESET_IDS.map((id): SearchEntry => {
      const rules = rulesNameOf(id, messagesOf(locale));
      const title = say(print.title, { rules });
      return ['page', title, `print/${id}/`, [say(reference.sets.print)], say(print.description, { rules })];
    }),
    ['page', say(print.customTitle), 'print/custom/', [say(print.custom)], say(print.customDescription)],
  ];
}

/** Everything there is to find in a language, under the names of all languages. */
export const searchIndex = async (locale: Locale): Promise<SearchIndex> => ({
  words: messagesOf(locale).reference.search,
  entries: [
    ...(await patternEntries(locale)),
    ...(await termEntries(locale)),
    ...(await lessonEntries(locale)),
    ...(await rulesEntries(locale)),
    ...questionEntries(locale),
    ...pageEntries(locale),
  ],
});
