import { expect, test } from 'vitest';
import { parseHtml } from '../../src/build/html.ts';
import { sitemapOf } from '../../src/build/sitemap.ts';

const page = (head: string) => ({ root: parseHtml(`<html><head>${head}</head></html>`) });

test('the site map lists pages with their twins, but none that hides or has no address', () => {
  const map = sitemapOf([
    page(
      '<link rel="canonical" href="https://a.example/de/?a=1&amp;b=2"><link rel="alternate" hreflang="de" href="https://a.example/de/">',
    ),
    page('<link rel="canonical" href="https://a.example/hidden/"><meta name="robots" content="noindex">'),
    page('<title>404</title>'),
  ]);
  expect(map.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://a.example/de/?a=1&amp;b=2</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/"/></url>',
  ]);
});
