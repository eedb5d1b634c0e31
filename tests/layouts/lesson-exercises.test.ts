import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endOf, exercisesOf } from '../../src/layouts/lesson-exercises.ts';
import { lessonSources } from '../support/lessons.ts';
import { importsOfSource, ROOT } from '../support/source-files.ts';

const folder = new URL('../../content/lessons/', import.meta.url);
const slugs = readdirSync(folder);
const textOf = (path: string): string => {
  try {
    return readFileSync(new URL(path, folder), 'utf8');
  } catch {
    return '';
  }
};

describe('what makes a lesson done', () => {
  test.each(slugs)('%s: its exercises, all of which the text shows, or its end', (slug) => {
    const exercises = exercisesOf(slug);
    const names = [...textOf(`${slug}/exercises.ts`).matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name);
    const text = textOf(`${slug}/de.mdx`);
    expect(names.filter((name) => !text.includes(`s.${name}`))).toEqual([]);
    expect(exercises.length).toBe(Math.max(names.length, 1));
    if (names.length === 0) expect(exercises).toEqual([{ id: endOf(slug), items: 1 }]);
    expect(exercises.every(({ id, items }) => id.startsWith(`${slug}/`) && items > 0)).toBe(true);
  });
});

/** How many items the file of a lesson has under each exercise: their ids have no slash. */
function itemsIn(file: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let exercise = '';
  for (const [, id = ''] of file.matchAll(/\bid: '([^']*)'/g)) {
    if (id.includes('/')) exercise = id;
    counts.set(exercise, (counts.get(exercise) ?? 0) + (id.includes('/') ? 0 : 1));
  }
  return counts;
}

describe('what makes an exercise done', () => {
  test.each(slugs)('%s: all of its items, or the scene itself', (slug) => {
    const written = itemsIn(textOf(`${slug}/exercises.ts`));
    for (const { id, items } of exercisesOf(slug)) expect([id, items]).toEqual([id, Math.max(written.get(id) ?? 0, 1)]);
  });
});

/** Islands that show something and ask nothing: there is no answer to remember. */
const SHOWING = ['DealDemo', 'MatchTrack', 'SeatDraw', 'WallBreaker', 'WallBuilder'];

const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** What a source imports, by paths from the root; files of the project alone, not those fetched later. */
const importsOf = (path: string): readonly string[] =>
  importsOfSource(read(path))
    .filter(({ specifier, kind }) => kind === 'static' && /^\.+\/.*\.(?:astro|tsx?)$/.test(specifier))
    .map(({ specifier }) => join(path, '..', specifier));

/** Whether a part of the page that wakes up can reach the memory of answers. */
function remembers(path: string, seen = new Set<string>()): boolean {
  if (path === 'src/progress/answers.ts') return true;
  if (seen.has(path)) return false;
  seen.add(path);
  return importsOf(path).some((next) => remembers(next, seen));
}

/** The components of lessons that bring an island: their names, and the islands lessons wake. */
const islands = importsOf('src/layouts/lesson-components.ts')
  .filter((path) => path.endsWith('.astro'))
  .map((path) => ({
    name: basename(path, '.astro'),
    roots: importsOf(path).filter((root) => /^src\/islands\/[A-Z]\w*\.tsx$/.test(root)),
  }))
  .filter(({ roots }) => roots.length > 0);
const asking = islands.filter(({ name }) => !SHOWING.includes(name));

describe('every exercise of a lesson can be remembered', () => {
  test('an island asks and remembers, or it only shows', { timeout: 60_000 }, () => {
    expect(islands.map(({ name }) => name)).toEqual(expect.arrayContaining(['TurnScene', 'ScorePuzzle', ...SHOWING]));
    for (const { name, roots } of islands)
      for (const root of roots) expect([name, remembers(root)]).toEqual([name, !SHOWING.includes(name)]);
  });

  test.each(lessonSources)('$id: each names its exercise, and each exercise stands there once', ({ id, body }) => {
    const slug = id.split('/')[0] ?? '';
    const uses = asking.flatMap(({ name }) => body.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []);
    const named = uses.flatMap((use) => {
      const names = [...use.matchAll(/\b(?:exercises|scenes)\.\w+/g)].map(([name]) => name);
      expect(names.length, use).toBeGreaterThan(0);
      return names;
    });
    expect(new Set(named).size).toBe(named.length);
    if (named.length > 0) expect(named).toHaveLength(exercisesOf(slug).length);
  });

  test.each(slugs)('%s: items have names of their own, which can be kept', (slug) => {
    const ids = [...textOf(`${slug}/exercises.ts`).matchAll(/\bid: '([^']*)'/g)].map(([, id = '']) => id);
    expect(ids.filter((id) => !/^(?:[a-z-]+\/)?[a-z-]+$/.test(id))).toEqual([]);
    const keys = ids.reduce<readonly string[]>((all, id) => [...all, id.includes('/') ? id : `${last(all)} ${id}`], []);
    expect(new Set(keys).size).toBe(ids.length);
  });

  test.each(lessonSources)(
    '$id: scenes under one heading follow one another, as their one tick needs it',
    ({ id, body }) => {
      const order = exercisesOf(id.split('/')[0] ?? '').map((exercise) => exercise.id);
      for (const [, list = ''] of body.matchAll(/<TurnScene scenes=\{\[([^\]]*)\]\}/g)) {
        const places = [...list.matchAll(/scenes\.(\w+)/g)].map(([, name = '']) => order.indexOf(idOf(id, name)));
        expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) + at));
      }
    },
  );
});

/** The exercise before the items that are being named. */
const last = (keys: readonly string[]): string => keys.findLast((key) => key.includes('/'))?.split(' ')[0] ?? '';

/** `kongs/exposed-kong` for the scene `exposedKong`. */
const idOf = (lesson: string, name: string): string =>
  `${lesson.split('/')[0] ?? ''}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
