import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesOf, normalBase, type BuiltPage, type BuiltSite } from './built-site.ts';
import { parseHtml } from './html.ts';
import { everyScriptOf, firstIslandScripts } from './page-bytes.ts';
import { usedStyles } from './page-styles.ts';
import { patientIslands, plainIslands, scopeNames, withoutSpace } from './page-text.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)">/g;
const INLINE_STYLE = /<style>([^<]*)<\/style>/g;
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const POLICY_HASH = / 'sha(?:256|384|512)-[^']+'/g;

/**
 * What is left to do when Astro has written the pages: everything inline becomes a file, so that it is fetched once for all
 * pages and the content security policy needs no exception, and a page's stylesheets become one, which compresses better
 * by a sixth, makes a first visit wait for one answer instead of five, and holds only what the page can use. What the first
 * island needs is asked for at once. Long names that only link an element with its styles become short ones.
 */
export function finishPages(): AstroIntegration {
  let base = '/';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = normalBase(config.base);
      },
      'astro:build:done': async ({ dir }) => {
        await finishPagesOf(fileURLToPath(dir), base);
      },
    },
  };
}

/** Finishes every page of a build in place. `base` begins and ends with a slash. */
export async function finishPagesOf(folder: string, base: string): Promise<void> {
  const site = { folder, origin: 'http://localhost', base };
  const pieces = new Set<string>();
  const files = filesOf(site).filter((file) => file.endsWith('.html'));
  const shorten = scopeNames(files.map((file) => readFileSync(join(folder, file), 'utf8')));
  for (const file of files) {
    const path = join(folder, file);
    const html = withoutSpace(plainIslands(withoutHashes(withScriptFile(readFileSync(path, 'utf8'), site))));
    for (const href of styleHrefs(html)) pieces.add(href);
    const page = { path: file, file, html, root: parseHtml(html) };
    writeFileSync(path, shorten(withPreloads(await withOneStyle(page, site, shorten), page, site)));
  }
  removeUnnamed(site, pieces);
}

const fileOf = ({ folder, base }: BuiltSite, href: string): string => join(folder, href.slice(base.length));

const styleHrefs = (html: string): readonly string[] => [...html.matchAll(STYLE_LINK)].map(([, href = '']) => href);

/** Writes an asset named by its content and returns its address. */
function writeAsset(site: BuiltSite, name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const href = `${site.base}_astro/${name}.${hash}.${ending}`;
  writeFileSync(fileOf(site, href), text);
  return href;
}

/** The page with one stylesheet: what it can use of its linked ones and of what stood inline. */
async function withOneStyle(page: BuiltPage, site: BuiltSite, shorten: (text: string) => string): Promise<string> {
  const { html } = page;
  const hrefs = styleHrefs(html);
  if (hrefs.length === 0) return html;
  const inline = [...html.matchAll(INLINE_STYLE)].map(([, css = '']) => css);
  const css = [...hrefs.map((href) => readFileSync(fileOf(site, href), 'utf8').trim()), ...new Set(inline)].join('');
  const scripts = everyScriptOf(site, page).map((script) => readFileSync(join(site.folder, script), 'utf8'));
  const used = shorten(await usedStyles(css, page.root, scripts));
  const link = `<link rel="stylesheet" href="${writeAsset(site, 'page', 'css', used)}">`;
  return withEarlyStyle(link, html.replace(STYLE_LINK, '').replace(INLINE_STYLE, ''));
}

/**
 * The page with its stylesheet ahead of all scripts. A browser that meets a security policy in a page does not look ahead, so
 * a stylesheet behind the script that runs before the first paint would be fetched only when that script has come.
 */
const withEarlyStyle = (link: string, html: string): string =>
  html.replace(/<script\b|<\/head>/, (first) => link + first);

/**
 * The page with everything named that its first island waits for. Otherwise a browser finds it wave by wave, each import in
 * the file that has just come, while the reader looks at a control that does not answer yet.
 */
function withPreloads(html: string, page: BuiltPage, site: BuiltSite): string {
  const links = firstIslandScripts(site, page).map(
    (script) => `<link rel="modulepreload" href="${site.base}${script}">`,
  );
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * The page with its inline scripts, each once and in their order, as one deferred file in the head. It may be read across
 * origins: a frame that another site has locked up (`sandbox`) is an origin of its own, and imports what it names only then.
 */
function withScriptFile(html: string, site: BuiltSite): string {
  const scripts = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  if (scripts.size === 0) return html;
  const href = writeAsset(site, 'island', 'js', patientIslands([...scripts].join(';\n')));
  return html.replace(INLINE_SCRIPT, '').replace('</head>', `<script defer crossorigin src="${href}"></script></head>`);
}

/** The page with a policy that names no hash: nothing inline is left that would need one. */
const withoutHashes = (html: string): string =>
  html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (meta) => meta.replace(POLICY_HASH, ''));

/** Removes stylesheets that no page and no script names any more. */
function removeUnnamed(site: BuiltSite, hrefs: ReadonlySet<string>): void {
  const texts = filesOf(site)
    .filter((file) => /\.(html|js)$/.test(file))
    .map((file) => readFileSync(join(site.folder, file), 'utf8'));
  for (const href of hrefs) if (!texts.some((text) => text.includes(basename(href)))) rmSync(fileOf(site, href));
}
