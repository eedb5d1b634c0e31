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

/**
 * Islands without the names that nothing reads, and what they are given in single quotes: the JSON in it then needs no entities
 * for its own quotes.
 */
export const plainIslands = (html: string): string =>
  html.replace(/<astro-island[^>]*>/g, (island) =>
    island
      .replace(/ (?:uid|data-preact-island-id)="[^"]*"/g, '')
      .replace(/ (props|opts)="([^"]*)"/g, (_, name: string, json: string) => ` ${name}='${inSingleQuotes(json)}'`),
  );

/** How Astro asks for a file again that did not come. */
const RETRY = 'import(this.getRetryImportUrl(e))';

/**
 * The script of islands, asking for a file that did not come by the same address first. By another one the runtime of the
 * islands would come twice, and no part of the page would wake.
 */
export const patientIslands = (script: string): string => script.replace(RETRY, `import(e).catch(()=>${RETRY})`);

const inSingleQuotes = (json: string): string => json.replaceAll("'", '&#39;').replaceAll(/&quot;|&#34;/g, '"');

/** Elements beside which white space is never seen: they begin a line of their own, or are not shown. */
const BLOCK =
  /^<\/?(?:html|head|body|meta|link|title|script|header|footer|main|nav|section|article|div|p|h[1-6]|ul|ol|li|dl|dt|dd|details|table|thead|tbody|tr|t[dh]|figure|form|fieldset|hr|astro-island)[\s>]/;
const TAGS = /(<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>)/;

/** A page without the white space that nobody sees. */
export function withoutSpace(html: string): string {
  const parts = html.split(TAGS);
  const isBlock = (index: number): boolean => BLOCK.test(parts[index] ?? '');
  return parts
    .map((part, index) => (index % 2 === 1 ? part : trimmed(part, isBlock(index - 1), isBlock(index + 1))))
    .join('');
}

function trimmed(text: string, atStart: boolean, atEnd: boolean): string {
  const rest = atStart ? text.replace(/^[ \t\r\n]+/, '') : text;
  return atEnd ? rest.replace(/[ \t\r\n]+$/, '') : rest;
}
