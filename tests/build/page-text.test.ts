import { describe, expect, it } from 'vitest';
import { parseHtml, elementsOf } from '../../src/build/html.ts';
import { plainProps, scopeNames } from '../../src/build/page-text.ts';

describe('what islands are given', () => {
  it('is the same in single quotes', () => {
    const html =
      '<astro-island uid="1" props="{&quot;a&quot;:[0,&quot;it\'s &lt;b&gt; &amp;amp; &#34;c&#34;&quot;]}" ssr><i title="&quot;"></i></astro-island>';
    const propsOf = (text: string) =>
      elementsOf(parseHtml(text)).find(({ name }) => name === 'astro-island')?.attributes['props'];
    const short = plainProps(html);
    expect(short.length).toBeLessThan(html.length);
    expect(propsOf(short)).toBe(propsOf(html));
    expect(short).toContain('<i title="&quot;">');
  });
});

describe('scopes', () => {
  it('have one short name on every page, and each its own', () => {
    const pages = ['<a data-astro-cid-bbbbbbbb></a>', '<b data-astro-cid-aaaaaaaa></b><a data-astro-cid-bbbbbbbb></a>'];
    const shorten = scopeNames(pages);
    const [one = '', two = ''] = pages.map(shorten);
    const name = /data-_\w+/.exec(one)?.[0] ?? '';
    expect(two).toContain(`<a ${name}>`);
    expect(new Set(two.match(/data-_\w+/g)).size).toBe(2);
    expect(shorten('[data-astro-cid-bbbbbbbb]{}')).toBe(`[${name}]{}`);
  });
});
