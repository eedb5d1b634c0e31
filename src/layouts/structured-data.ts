/** What search engines are told about a page in the words of schema.org. Addresses are whole, languages BCP 47 tags. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A page on the way to another one. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** What is learnt, the page that begins it, and its language. */
export interface CourseFacts {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly language: string;
}

/** A unit of the course: its title and the minutes its lessons take. */
export interface UnitFacts {
  readonly title: string;
  readonly minutes: number;
}

/** A lesson of the course; `number` counts from 1 through the whole course. */
export interface LessonFacts extends CourseFacts {
  readonly number: number;
  readonly minutes: number;
  /** The Chinese word it is about. */
  readonly term: string;
}

/** The course as a whole: free, online, at one's own pace. */
export function courseData(course: CourseFacts, units: readonly UnitFacts[], provider: string): StructuredData {
  return {
    '@type': 'Course',
    '@id': courseId(course.url),
    ...common(course),
    provider: { '@type': 'Organization', name: provider, url: course.url },
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: minutesText(units.reduce((sum, { minutes }) => sum + minutes, 0)),
    },
    syllabusSections: units.map(({ title, minutes }) => ({
      '@type': 'Syllabus',
      name: title,
      timeRequired: minutesText(minutes),
    })),
  };
}

/** One lesson, part of the course that begins at `start`. */
export function lessonData({ number, minutes, term, ...lesson }: LessonFacts, start: string): StructuredData {
  return {
    '@type': 'LearningResource',
    ...common(lesson),
    learningResourceType: 'lesson',
    position: number,
    teaches: term,
    timeRequired: minutesText(minutes),
    isPartOf: { '@id': courseId(start) },
  };
}

/** The way from the start page to a page, that page last. */
export const breadcrumbData = (crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
});

/** The data of a page as the text of a script element, which nothing in it can end. */
export const structuredText = (data: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', String.raw`\u003c`);

const courseId = (start: string): string => `${start}#course`;

const minutesText = (minutes: number): string => `PT${String(minutes)}M`;

const common = ({ name, description, url, language }: CourseFacts): StructuredData => ({
  name,
  description,
  url,
  inLanguage: language,
  isAccessibleForFree: true,
});
