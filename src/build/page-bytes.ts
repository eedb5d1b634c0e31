import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { followReference, type BuiltPage, type BuiltSite } from './built-site.ts';
import { elementsOf, type HtmlElement } from './html.ts';
import { importsOf, type ModuleImport } from './module-graph.ts';
import { remembered } from './remembered.ts';

/** What a page loads: files relative to the build folder. */
export interface PageFiles {
  readonly markup: readonly string[];
  readonly script: readonly string[];
  readonly sprite: readonly string[];
}

/** Bytes after brotli, by the kind of file. */
export type PageBytes = Readonly<Record<keyof PageFiles, number>>;

/** The size of what a page loads, each file compressed on its own as a host would send it. */
export function measurePage(site: BuiltSite, page: BuiltPage): PageBytes {
  const { markup, script, sprite } = filesOfPage(site, page);
  const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + brotliSize(site, file), 0);
  return { markup: total(markup), script: total(script), sprite: total(sprite) };
}

/** Every script a page may load, also those it asks for later (dynamic imports followed). */
export function everyScriptOf(site: BuiltSite, page: BuiltPage): readonly string[] {
  const entries = elementsOf(page.root).flatMap(scriptsOf);
  return closeOverImports(
    site,
    entries.map((reference) => localFile(site, page.file, reference)),
    ['static', 'dynamic'],
  );
}

/** Every script that the first island of a page waits for: its component, its renderer and what they import. */
export function firstIslandScripts(site: BuiltSite, page: BuiltPage): readonly string[] {
  const island = elementsOf(page.root).find(({ name }) => name === 'astro-island');
  return island === undefined
    ? []
    : closeOverImports(
        site,
        scriptsOf(island).map((reference) => localFile(site, page.file, reference)),
      );
}

/** The page itself with its style sheets, every script it starts with (static imports followed), every sprite. */
export function filesOfPage(site: BuiltSite, page: BuiltPage): PageFiles {
  const elements = elementsOf(page.root);
  const local = (references: readonly string[]): readonly string[] => [
    ...new Set(references.map((reference) => localFile(site, page.file, reference))),
  ];
  const sheets = local(elements.flatMap(styleSheetOf));
  return {
    markup: [page.file, ...sheets],
    script: closeOverImports(site, local(elements.flatMap(scriptsOf))),
    sprite: [...new Set([...local(elements.flatMap(spriteOf)), ...sheets.flatMap((sheet) => picturesOf(site, sheet))])],
  };
}

function localFile(site: BuiltSite, from: string, reference: string): string {
  const target = followReference(site, from, reference);
  if (target.kind !== 'file') throw new Error(`${from} loads ${reference}, which is not a file of this build.`);
  return target.file;
}

const given = (value: string | undefined): readonly string[] => (value === undefined || value === '' ? [] : [value]);

const relOf = ({ attributes }: HtmlElement): readonly string[] => (attributes['rel'] ?? '').split(/\s+/);

const styleSheetOf = (element: HtmlElement): readonly string[] =>
  element.name === 'link' && relOf(element).includes('stylesheet') ? given(element.attributes['href']) : [];

/** Addresses of scripts in script tags, module preloads and Astro's islands. */
function scriptsOf(element: HtmlElement): readonly string[] {
  const { name, attributes } = element;
  if (name === 'script') return given(attributes['src']);
  if (name === 'link' && relOf(element).includes('modulepreload')) return given(attributes['href']);
  if (name !== 'astro-island') return [];
  return ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((key) => given(attributes[key]));
}

const spriteOf = ({ name, attributes }: HtmlElement): readonly string[] =>
  name === 'use'
    ? given(attributes['href'] ?? attributes['xlink:href'])
        .map((href) => href.replace(/#.*$/, ''))
        .filter((href) => href !== '')
    : [];

/** The svg files that a style sheet draws with. */
const picturesOf = (site: BuiltSite, sheet: string): readonly string[] =>
  [...readFileSync(join(site.folder, sheet), 'utf8').matchAll(/url\(["']?([^"')]+\.svg)["']?\)/g)].map(
    ([, address = '']) => localFile(site, sheet, address),
  );

function closeOverImports(
  site: BuiltSite,
  entries: readonly string[],
  kinds: readonly ModuleImport['kind'][] = ['static'],
): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    importedFiles(site, file, kinds).forEach(visit);
  };
  entries.forEach(visit);
  return [...seen];
}

/** Built scripts are all plain JavaScript, so their text says all. */
const importsOfBuilt = remembered((source) => importsOf(source, 'built.js'));

const importedFiles = (site: BuiltSite, file: string, kinds: readonly ModuleImport['kind'][]): readonly string[] =>
  importsOfBuilt(readFileSync(join(site.folder, file), 'utf8'))
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ specifier }) => localFile(site, file, specifier));

const brotliSize = ({ folder }: BuiltSite, file: string): number =>
  brotliCompressSync(readFileSync(join(folder, file))).length;
