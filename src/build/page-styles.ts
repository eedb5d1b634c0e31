import { PurgeCSS } from 'purgecss';
import type { HtmlElement } from './html.ts';
import { remembered } from './remembered.ts';
import { namesIn, namesOfPage, namesOfScript } from './style-names.ts';

const namesOfSheet = remembered((css) => [...new Set(namesIn(css))]);
const scriptNames = remembered(namesOfScript);
const purged = remembered(purge);

/**
 * The part of a style sheet that a page can use: rules whose classes, elements, component scopes and attributes of ours occur in
 * the page or in a script it may load. What a browser or a state adds later (`aria-…`, `open`) always stays. Pages in which the same names of
 * a sheet occur use the same part of it, which is made once.
 */
export function usedStyles(css: string, page: HtmlElement, scripts: readonly string[]): Promise<string> {
  const sources = [namesOfPage(page), ...scripts.map(scriptNames)];
  const used = namesOfSheet(css).filter((name) => sources.some((names) => names.has(name)));
  return purged(JSON.stringify([css, used.join(' ')]));
}

/** The rules of a sheet that the names leave; the sheet and the names between spaces, as one JSON text. */
async function purge(sheetAndNames: string): Promise<string> {
  const [css = '', names = ''] = JSON.parse(sheetAndNames) as readonly string[];
  const attributes = new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name));
  const known = new Set(names.split(' '));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'txt' }],
    css: [{ raw: withAnyElement(css) }],
    dynamicAttributes: [...attributes].filter((name) => known.has(name) || !name.startsWith('data-')),
    variables: true,
    safelist: { variables: [...known].filter((name) => name.startsWith('--')) },
  });
  if (result === undefined) throw new Error('no style sheet came back');
  return withOneOrder(result.css);
}

/** Every piece of the sheet names the order of the layers; the first time is enough. Layers that were left empty go. */
function withOneOrder(css: string): string {
  const named = new Set<string>();
  return css
    .replace(/@layer ([^{};]*)(?:;|$)/g, (order, layers: string) => {
      if (named.has(layers)) return '';
      named.add(layers);
      return order;
    })
    .replace(/@layer \w+\s*\{\s*\}/g, '');
}

/** A selector that begins with a pseudo-class speaks of any element; PurgeCSS keeps it only if it says so. */
const withAnyElement = (css: string): string => css.replace(/(^|[{},(]\s*)(?=:(?!:|root)[\w-])/g, '$1*');
