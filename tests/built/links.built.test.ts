import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSiteOf, followReference, pagesOf } from '../../src/build/built-site.ts';
import { elementsOf, parseHtml } from '../../src/build/html.ts';
import { referencesOf, styleReferences, type Reference } from '../support/references.ts';

const site = builtSiteOf(process.env);
const pages = pagesOf(site);
const references = [...pages.flatMap(referencesOf), ...styleReferences(site)];
const targets = references.map((reference) => ({
  ...reference,
  target: followReference(site, reference.from, reference.to),
}));

const idsOf = remember((file: string): ReadonlySet<string> => {
  const root = parseHtml(readFileSync(join(site.folder, file), 'utf8'));
  return new Set(elementsOf(root).flatMap(({ attributes }) => attributes['id'] ?? attributes['name'] ?? []));
});

function remember<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

const named = ({ from, to }: Reference): string => `${from} -> ${to}`;

describe(`every reference of the build below ${site.base}`, () => {
  it('is found on pages that exist', () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(references.length).toBeGreaterThan(pages.length);
  });

  it('leads to a file', () => {
    expect(targets.filter(({ target }) => target.kind === 'missing').map(named)).toEqual([]);
  });

  it('names an anchor that is there', () => {
    const broken = targets.filter(
      ({ target }) =>
        target.kind === 'file' &&
        target.fragment !== '' &&
        target.fragment !== 'top' &&
        !idsOf(target.file).has(target.fragment),
    );
    expect(broken.map(named)).toEqual([]);
  });

  it('loads nothing from another host', () => {
    expect(targets.filter(({ loads, target }) => loads && target.kind === 'foreign').map(named)).toEqual([]);
  });

  it('goes to other hosts by https only', () => {
    const insecure = targets.filter(({ target }) => target.kind === 'foreign' && target.url.protocol !== 'https:');
    expect(insecure.map(named)).toEqual([]);
  });
});
