import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endOf, exercisesOf } from '../../src/layouts/lesson-exercises.ts';

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
