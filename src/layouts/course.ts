import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import courseText from '../../content/course.yml?raw';
import { LOCALES, WRITTEN_LOCALES, type Locale } from '../i18n/locales.ts';
import { lessonPath } from '../i18n/paths.ts';
import { simplify } from '../i18n/zh-hans/simplify.ts';
import { courseFaults } from './course-check.ts';

/** A lesson in its place; `unit` and `number` count from 1, `unitSize` is the number of lessons in its unit. */
export interface CourseLesson {
  readonly slug: string;
  readonly href: string;
  readonly unit: number;
  readonly number: number;
  readonly unitSize: number;
  readonly entry: CollectionEntry<'lessons'>;
}

export interface CourseUnit {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly term: string;
  readonly lessons: readonly CourseLesson[];
}

const localePaths = LOCALES.map(({ path }) => path);

const courseSchema = z.strictObject({
  units: z.array(
    z.strictObject({
      id: z.string(),
      term: z.string(),
      title: z
        .record(z.enum(WRITTEN_LOCALES), z.string())
        .transform((title) => ({ ...title, 'zh-hans': simplify(title['zh-hant']) })),
      lessons: z.array(z.string()),
    }),
  ),
});

const { units } = courseSchema.parse(parse(courseText));

/** The course in a language: units that have lessons, in the order of `course.yml`. Stops the build on a missing twin. */
export async function courseOf(locale: Locale): Promise<readonly CourseUnit[]> {
  const entries = new Map((await getCollection('lessons')).map((entry) => [entry.id, entry]));
  const faults = courseFaults(units, [...entries.keys()], localePaths);
  if (faults.length > 0) throw new Error(`The course is not complete:\n${faults.join('\n')}`);
  return units
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ id, term, title, lessons }, at) => ({
      id,
      term,
      number: at + 1,
      title: title[locale],
      lessons: lessons.flatMap((slug, index) => {
        const entry = entries.get(`${slug}/${locale}`);
        const place = { unit: at + 1, number: index + 1, unitSize: lessons.length };
        return entry ? [{ slug, href: lessonPath(locale, slug), ...place, entry }] : [];
      }),
    }));
}

/** All lessons of a language in reading order. */
export const lessonsOf = async (locale: Locale): Promise<readonly CourseLesson[]> =>
  (await courseOf(locale)).flatMap(({ lessons }) => lessons);
