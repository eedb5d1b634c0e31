import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { WRITTEN_LOCALES } from '../../src/i18n/locales.ts';
import { ROOT } from '../support/source-files.ts';

const COLLECTIONS = ['lessons', 'fan', 'rule-sets'];

/** The entries of a collection: its folders. */
const entriesOf = (collection: string): readonly string[] =>
  readdirSync(join(ROOT, 'content', collection), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const missingTexts = (collection: string): readonly string[] =>
  entriesOf(collection).flatMap((entry) =>
    WRITTEN_LOCALES.map((path) => `content/${collection}/${entry}/${path}.mdx`).filter(
      (file) => !existsSync(join(ROOT, file)),
    ),
  );

interface Course {
  readonly units: readonly { readonly lessons: readonly string[] }[];
}

describe('every text', () => {
  it.each(COLLECTIONS)('of %s exists in all languages that are written', (collection) => {
    expect(entriesOf(collection).length).toBeGreaterThan(0);
    expect(missingTexts(collection)).toEqual([]);
  });
});

describe('the table of contents', () => {
  const course = parse(readFileSync(join(ROOT, 'content/course.yml'), 'utf8')) as Course;
  const listed = course.units.flatMap(({ lessons }) => lessons);

  it('names every lesson once and no other', () => {
    expect(listed.length).toBeGreaterThan(0);
    expect([...listed].sort()).toEqual([...entriesOf('lessons')].sort());
  });
});
