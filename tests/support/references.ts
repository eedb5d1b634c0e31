import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, type BuiltPage, type BuiltSite } from '../../src/build/built-site.ts';
import { elementsOf, type HtmlElement } from '../../src/build/html.ts';

/** A reference to another file or page, and whether the browser loads it by itself (`false`: a reader has to follow it). */
export interface Reference {
  readonly from: string;
  readonly to: string;
  readonly loads: boolean;
}

const LOADING_LINKS = ['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest', 'apple-touch-icon', 'prefetch'];
const ADDRESS_METAS = ['og:image', 'og:url', 'twitter:image'];

/** Everything a page refers to, in attributes of any kind. */
export function referencesOf({ file, root }: BuiltPage): readonly Reference[] {
  return elementsOf(root).flatMap((element) => [
    ...followed(element).map((to) => ({ from: file, to, loads: false })),
    ...loaded(element).map((to) => ({ from: file, to, loads: true })),
  ]);
}

/** Everything the style sheets of a build refer to. */
export function styleReferences(site: BuiltSite): readonly Reference[] {
  return filesOf(site)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(site.folder, file), 'utf8').matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)|@import\s+(['"])(.*?)\3/g),
        (match) => ({ from: file, to: match[2] ?? match[4] ?? '', loads: true }),
      ),
    );
}

function followed({ name, attributes }: HtmlElement): readonly string[] {
  if (name === 'a' || name === 'area') return attributes['href'] === undefined ? [] : [attributes['href']];
  if (name === 'form') return attributes['action'] === undefined ? [] : [attributes['action']];
  if (name === 'link' && !loadsLink(attributes)) return given(attributes, ['href']);
  const isAddress = ADDRESS_METAS.includes(attributes['property'] ?? attributes['name'] ?? '');
  return name === 'meta' && isAddress ? given(attributes, ['content']) : [];
}

function loaded({ name, attributes }: HtmlElement): readonly string[] {
  if (name === 'link') return loadsLink(attributes) ? given(attributes, ['href']) : [];
  if (name === 'use' || name === 'image') return given(attributes, ['href', 'xlink:href']);
  if (name === 'astro-island') return given(attributes, ['component-url', 'renderer-url', 'before-hydration-url']);
  return [...given(attributes, ['src', 'poster']), ...sourceSet(attributes['srcset'])];
}

const loadsLink = ({ rel }: HtmlElement['attributes']): boolean =>
  (rel ?? '').split(/\s+/).some((word) => LOADING_LINKS.includes(word));

const given = (attributes: HtmlElement['attributes'], names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const value = attributes[name];
    return value === undefined || value === '' ? [] : [value];
  });

const sourceSet = (value: string | undefined): readonly string[] =>
  (value ?? '').split(',').flatMap((part) => /\S+/.exec(part)?.[0] ?? []);
