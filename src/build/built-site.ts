import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseHtml, type HtmlElement } from './html.ts';

/** A finished build on disk, with the address it was built for. `base` begins and ends with a slash. */
export interface BuiltSite {
  readonly folder: string;
  readonly origin: string;
  readonly base: string;
}

/** A built page: its address path below the base (`de/lessons/ready-hands/`), its file and its text. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly root: HtmlElement;
}

/** Where a reference leads: to a file of this build, to another host, to nothing on disk, or to no file at all. */
export type Target =
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }
  | { readonly kind: 'foreign'; readonly url: URL }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'data' };

/** The build named by the environment: `DIST` (default `dist`), `SITE` and `BASE_PATH` as they were when it was built. */
export function builtSiteOf(environment: Readonly<Record<string, string | undefined>>): BuiltSite {
  return {
    folder: resolve(environment['DIST'] ?? 'dist'),
    origin: new URL(environment['SITE'] ?? 'http://localhost:4321').origin,
    base: normalBase(environment['BASE_PATH'] ?? '/'),
  };
}

/** `some/base` and `/some/base/` are the same folder. */
export function normalBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Every file of the build, as paths relative to its folder with forward slashes, sorted. */
export function filesOf({ folder }: BuiltSite): readonly string[] {
  if (!existsSync(folder)) throw new Error(`No build in ${folder}: run "npm run build" first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The HTML pages of the build whose path is wanted, parsed; all of them where nothing else is said. */
export function pagesOf(site: BuiltSite, isWanted: (path: string) => boolean = () => true): readonly BuiltPage[] {
  return filesOf(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: file.replace(/(^|\/)index\.html$/, '$1') }))
    .filter(({ path }) => isWanted(path))
    .map(({ file, path }) => {
      const html = readFileSync(join(site.folder, file), 'utf8');
      return { path, file, html, root: parseHtml(html) };
    });
}

/** Follows a reference found in the file `from` (relative to the build folder) the way a browser and a static host would. */
export function followReference(site: BuiltSite, from: string, reference: string): Target {
  const page = new URL(site.base + from.replace(/(^|\/)index\.html$/, '$1'), site.origin);
  const url = new URL(reference, page);
  if (!url.protocol.startsWith('http')) return { kind: 'data' };
  if (url.origin !== site.origin) return { kind: 'foreign', url };
  const file = fileAt(site, decodeURIComponent(url.pathname));
  if (file === undefined) return { kind: 'missing', path: url.pathname };
  return { kind: 'file', file, fragment: decodeURIComponent(url.hash.slice(1)) };
}

function fileAt({ folder, base }: BuiltSite, path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const inside = path.slice(base.length);
  const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
  const found = statSync(join(folder, file), { throwIfNoEntry: false });
  return found?.isFile() === true ? file : undefined;
}
