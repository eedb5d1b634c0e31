import { PurgeCSS } from 'purgecss';

/** How attributes begin that Astro writes on the elements of one component: a page without them has no use for its styles. */
const SCOPE = 'data-astro-cid-';

/** A selector that begins with a pseudo-class speaks of any element; PurgeCSS keeps it only if it says so. */
const withAnyElement = (css: string): string => css.replace(/(^|[{},(]\s*)(?=:(?!:|root)[\w-])/g, '$1*');

/**
 * The part of a style sheet that a page can use: rules whose classes, elements and component scopes occur in the page or in
 * a script it may load. What a state adds later (`data-…`, `aria-…`, `open`) always stays.
 */
export async function usedStyles(css: string, html: string, scripts: readonly string[]): Promise<string> {
  const attributes = new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name));
  const states = [...attributes].filter((name) => !name.startsWith(SCOPE));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    css: [{ raw: withAnyElement(css) }],
    dynamicAttributes: states,
  });
  if (result === undefined) throw new Error('no style sheet came back');
  return result.css;
}
