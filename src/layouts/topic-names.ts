import type { Locale } from '../i18n/locales.ts';
import { pagePath } from '../i18n/paths.ts';
import type { TopicNames } from '../islands/practice/RunSummary.tsx';
import type { PuzzleKind } from '../puzzles/kinds.ts';
import { TOPICS } from '../puzzles/topics.ts';
import { fanTextsOf } from './fan-texts.ts';
import { ownNamesOf } from './own-topic-names.ts';
import { TOPIC_PLACES } from './topic-places.ts';

/** What the topics of a kind are called in a language, each with where it is explained: a section of a lesson, a pattern. */
export async function topicNamesOf(kind: PuzzleKind, locale: Locale): Promise<TopicNames> {
  const own: Readonly<Record<string, string>> = ownNamesOf(locale)[kind];
  const places: Readonly<Record<string, string>> = TOPIC_PLACES;
  const patterns: ReadonlyMap<string, { readonly name: string }> = await fanTextsOf(locale);
  return Object.fromEntries(
    TOPICS[kind].map((topic) => {
      const name = own[topic] ?? patterns.get(topic)?.name ?? topic;
      return [topic, { name, href: pagePath(locale, places[topic] ?? `fan/${topic}/`) }] as const;
    }),
  );
}
