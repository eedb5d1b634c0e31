import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LESSONS = join(import.meta.dirname, '../../content/lessons');

/** One lesson in one language as its author wrote it. */
export interface LessonSource {
  /** `<slug>/<locale>`. */
  readonly id: string;
  /** The text below the frontmatter. */
  readonly body: string;
}

export const lessonSources: readonly LessonSource[] = globSync('*/*.mdx', { cwd: LESSONS })
  .sort()
  .map((file) => ({
    id: file.replace(/\.mdx$/, ''),
    body: readFileSync(join(LESSONS, file), 'utf8').replace(/^---\n.*?\n---\n/s, ''),
  }));

/** What a reader reads of a lesson's own words: no imports, tags or marks of lists. */
export const writtenWords = (body: string): string =>
  body
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]*>/g, '')
    .replace(/^\d+\. /gm, '');

/** Every use of a component in a lesson, with its attributes of plain text. */
export function usesOf(body: string, component: string): readonly Readonly<Record<string, string>>[] {
  return [...body.matchAll(new RegExp(`<${component}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
  );
}
