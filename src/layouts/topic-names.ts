import type { Locale } from '../i18n/locales.ts';
import { messagesOf } from '../i18n/messages.ts';
import { pagePath } from '../i18n/paths.ts';
import type { TopicNames } from '../islands/practice/RunSummary.tsx';
import type { PuzzleKind } from '../puzzles/kinds.ts';
import { fanTextsOf } from './fan-texts.ts';

/** What the topics of a kind are called in a language, with the page of each pattern. Other kinds have no names yet. */
export async function topicNamesOf(kind: PuzzleKind, locale: Locale): Promise<TopicNames> {
  const { waits, claims, rounds } = messagesOf(locale);
  if (kind === 'waits' || kind === 'build-wait') return named(waits.shapes);
  if (kind === 'claims') return named({ ...claims.topics });
  if (kind === 'rounds') return named(rounds.topics);
  if (kind !== 'score' && kind !== 'build-hand' && kind !== 'best-reading') return {};
  const texts = await fanTextsOf(locale);
  return Object.fromEntries(
    [...texts].map(([id, { name }]) => [id, { name, href: pagePath(locale, `fan/${id}/`) }] as const),
  );
}

const named = (names: Readonly<Record<string, string>>): TopicNames =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name }]));
