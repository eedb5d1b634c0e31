import { describe, expect, test } from 'vitest';
import { PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { lessonSources, usesOf } from '../support/lessons.ts';
import { TAUGHT_RULES } from '../support/taught-rules.ts';

/** What can be linked to, as `lesson#anchor`, for each language in which a lesson is written. */
const anchors = lessonSources.map(({ id, body }) => {
  const [lesson = '', language = ''] = id.split('/');
  const ids = ['Section', 'Beside'].flatMap((component) =>
    usesOf(body, component).map((attributes) => attributes['id']),
  );
  return { language, anchors: ids.map((anchor) => `${lesson}#${anchor ?? ''}`) };
});
const languages = [...new Set(anchors.map(({ language }) => language))];
const anchorsIn = (language: string): ReadonlySet<string> =>
  new Set(anchors.filter((each) => each.language === language).flatMap((each) => each.anchors));

const rules = Object.entries(TAUGHT_RULES).flatMap(([topic, list]) =>
  Object.entries(list).map(([rule, place]): readonly [string, string] => [`${topic}: ${rule}`, place]),
);

describe('every rule of the sources', () => {
  test('is listed once', () => {
    expect(languages).toEqual(['de', 'zh-hant']);
    expect(new Set(rules.map(([rule]) => rule)).size).toBe(rules.length);
  });

  test.each(languages)('is taught at an anchor of a lesson in %s', (language) => {
    const known = anchorsIn(language);
    expect(rules.filter(([, place]) => !known.has(place))).toEqual([]);
  });

  test('of a fan table has its place, each pattern one', () => {
    expect(Object.keys(TAUGHT_RULES.patterns).sort()).toEqual([...PATTERN_IDS].sort());
  });
});
