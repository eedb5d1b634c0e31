import { describe, expect, it } from 'vitest';
import { parseHtml, elementsOf } from '../../src/build/html.ts';
import { plainIslands, scopeNames, withoutSpace } from '../../src/build/page-text.ts';

describe('what islands are given', () => {
  it('is the same in single quotes', () => {
    const html =
      '<astro-island uid="1" props="{&quot;a&quot;:[0,&quot;it\'s &lt;b&gt; &amp;amp; &#34;c&#34;&quot;]}" ssr><i title="&quot;"></i></astro-island>';
    const propsOf = (text: string) =>
      elementsOf(parseHtml(text)).find(({ name }) => name === 'astro-island')?.attributes['props'];
    const short = plainIslands(html);
    expect(short.length).toBeLessThan(html.length);
    expect(propsOf(short)).toBe(propsOf(html));
    expect(short).toContain('<i title="&quot;">');
  });

  it('comes without names that nothing reads', () => {
    const html = '<astro-island uid="a1" data-preact-island-id="7" client="load"><p uid="b2"></p></astro-island>';
    expect(plainIslands(html)).toBe('<astro-island client="load"><p uid="b2"></p></astro-island>');
  });
});

describe('white space', () => {
  it('stays between words and what stands in a line with them, and goes at the edges of blocks', () => {
    const html = `<body class="a" > <div title="a > b"> \n <p> One <b>two</b> <i>three</i> </p>\n</div> <astro-island props='{"a":" <p> "}'> </astro-island> </body>`;
    expect(withoutSpace(html)).toBe(
      `<body class="a" ><div title="a > b"><p>One <b>two</b> <i>three</i></p></div><astro-island props='{"a":" <p> "}'></astro-island></body>`,
    );
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
