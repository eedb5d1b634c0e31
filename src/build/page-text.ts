/** The attribute by which Astro links the elements of one component with its styles. */
const SCOPE = /data-astro-cid-[a-z0-9]{8}/g;

/** What stands before the number of a component in its short name; no attribute of ours begins so. */
const SHORT = 'data-_';

/** Gives the scopes of all these pages short names, the same on every page, for their HTML and their styles. */
export function scopeNames(pages: readonly string[]): (text: string) => string {
  const scopes = [...new Set(pages.flatMap((html) => html.match(SCOPE) ?? []))].sort();
  const names = new Map(scopes.map((scope, index) => [scope, SHORT + index.toString(36)]));
  return (text) => text.replace(SCOPE, (scope) => names.get(scope) ?? scope);
}

/** What islands are given, in single quotes: the JSON in it then needs no entities for its own quotes. */
export const plainProps = (html: string): string =>
  html.replace(
    /(<astro-island[^>]*? props=)"([^"]*)"/g,
    (_, before: string, props: string) =>
      `${before}'${props.replaceAll("'", '&#39;').replaceAll(/&quot;|&#34;/g, '"')}'`,
  );
