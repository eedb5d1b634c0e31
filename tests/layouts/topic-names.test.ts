import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { LOCALES, WRITTEN_LOCALES } from '../../src/i18n/locales.ts';
import { ownNamesOf } from '../../src/layouts/own-topic-names.ts';
import { TOPIC_PLACES } from '../../src/layouts/topic-places.ts';
import { PUZZLE_KINDS } from '../../src/puzzles/kinds.ts';
import { TOPICS } from '../../src/puzzles/topics.ts';

const content = (path: string): URL => new URL(`../../content/${path}`, import.meta.url);
const isPattern = (topic: string): boolean => PATTERN_IDS.some((id) => id === topic);

/** Whether a page below a language is written, with the anchor where it names one. */
function isWritten(place: string, locale: string): boolean {
  const [, folder = '', slug = '', anchor = ''] = /^(lessons|fan)\/([a-z-]+)\/(?:#([a-z-]+))?$/.exec(place) ?? [];
  const file = content(`${folder}/${slug}/${locale}.mdx`);
  if (!existsSync(file)) return false;
  return anchor === '' || readFileSync(file, 'utf8').includes(`id="${anchor}"`);
}

describe.each(PUZZLE_KINDS)('what a puzzle of %s is about', (kind) => {
  const topics: readonly string[] = TOPICS[kind];

  it.each(LOCALES)('has a name in $endonym', ({ path }) => {
    const names: Readonly<Record<string, Readonly<Record<string, string>>>> = ownNamesOf(path);
    expect(topics.filter((topic) => !names[kind]?.[topic] && !isPattern(topic))).toEqual([]);
  });

  it.each(WRITTEN_LOCALES)('is explained on a page in %s', (locale) => {
    const places: Readonly<Record<string, string>> = TOPIC_PLACES;
    const placeOf = (topic: string): string => places[topic] ?? `fan/${topic}/`;
    expect(topics.filter((topic) => !isWritten(placeOf(topic), locale))).toEqual([]);
  });
});
