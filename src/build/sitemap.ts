import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalBase, pagesOf, type BuiltPage } from './built-site.ts';
import { elementsOf } from './html.ts';

/** The list of all pages for search engines, with the twins of each, read from what the pages themselves say. */
export function sitemap(): AstroIntegration {
  let [base, origin] = ['/', ''];
  return {
    name: 'sitemap',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = normalBase(config.base);
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeFileSync(join(folder, 'sitemap.xml'), sitemapOf(pagesOf({ folder, origin, base })));
      },
    },
  };
}

/** The text of the site map: every page with an address of its own that asks to be found. */
export function sitemapOf(pages: readonly Pick<BuiltPage, 'root'>[]): string {
  const entries = pages.flatMap(entryOf);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function entryOf({ root }: Pick<BuiltPage, 'root'>): readonly string[] {
  const elements = elementsOf(root);
  const hidden = elements.some(
    ({ attributes }) => attributes['name'] === 'robots' && attributes['content']?.includes('noindex') === true,
  );
  const canonical = elements.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
  if (hidden || canonical === undefined) return [];
  const twins = elements.flatMap(({ attributes: { rel, hreflang, href } }) =>
    rel === 'alternate' && hreflang !== undefined && href !== undefined
      ? [`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`]
      : [],
  );
  return [`<url><loc>${escaped(canonical)}</loc>${twins.join('')}</url>`];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
