import { describe, expect, it } from 'vitest';
import { followReference, normalBase, pagesOf } from '../../src/build/built-site.ts';
import { smallSite } from '../support/small-site.ts';

const site = smallSite({ 'index.html': '', 'de/index.html': '<h1 id="a">A</h1>', 'x.svg': '', '404.html': '' }, '/b/');

describe('followReference', () => {
  it.each([
    ['de/index.html', './#a', { kind: 'file', file: 'de/index.html', fragment: 'a' }],
    ['de/index.html', '../x.svg#m1', { kind: 'file', file: 'x.svg', fragment: 'm1' }],
    ['index.html', '/b/de/?p=1', { kind: 'file', file: 'de/index.html', fragment: '' }],
    ['index.html', 'https://example.org/b/', { kind: 'file', file: 'index.html', fragment: '' }],
    ['index.html', '/de/', { kind: 'missing', path: '/de/' }],
    ['index.html', 'de', { kind: 'missing', path: '/b/de' }],
    ['index.html', 'de/nothing/', { kind: 'missing', path: '/b/de/nothing/' }],
    ['index.html', 'mailto:a@example.org', { kind: 'data' }],
  ])('from %s to %s', (from, reference, expected) => {
    expect(followReference(site, from, reference)).toEqual(expected);
  });

  it('tells another host', () => {
    expect(followReference(site, 'index.html', '//cdn.example.com/a.js').kind).toBe('foreign');
  });
});

describe('pagesOf', () => {
  it('finds every page under the address it is served at', () => {
    expect(pagesOf(site).map(({ path }) => path)).toEqual(['404.html', 'de/', '']);
  });
});

describe('normalBase', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['a/b', '/a/b/'],
    ['/a/', '/a/'],
  ])('reads "%s" as "%s"', (given, expected) => {
    expect(normalBase(given)).toBe(expected);
  });
});
