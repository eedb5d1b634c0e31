/** A unit as `course.yml` has it. */
export interface ListedUnit {
  readonly id: string;
  readonly lessons: readonly string[];
}

/**
 * What is wrong between the table of contents and the lesson files, one sentence each, for the author. `ids` are the files
 * as `<slug>/<locale>`. Empty when every listed lesson exists in every language and every file is listed once.
 */
export function courseFaults(
  units: readonly ListedUnit[],
  ids: readonly string[],
  locales: readonly string[],
): readonly string[] {
  const listed = units.flatMap(({ lessons }) => lessons);
  const wanted = [...new Set(listed)].flatMap((slug) => locales.map((locale) => `${slug}/${locale}`));
  const files = new Set(ids);
  return [
    ...wanted
      .filter((id) => !files.has(id))
      .map((id) => `content/lessons/${id}.mdx is missing: every lesson has all languages.`),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => notListed(id, locales)),
    ...listed
      .filter((slug, at) => listed.indexOf(slug) !== at)
      .map((slug) => `content/course.yml lists "${slug}" twice.`),
  ];
}

function notListed(id: string, locales: readonly string[]): string {
  const [slug = '', locale = ''] = id.split('/');
  return locales.includes(locale)
    ? `content/lessons/${id}.mdx: "${slug}" is not in content/course.yml.`
    : `content/lessons/${id}.mdx: "${locale}" is no language of this site.`;
}
