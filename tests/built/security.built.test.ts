import { describe, expect, it } from 'vitest';
import { builtSiteOf, pagesOf, type BuiltPage } from '../../src/build/built-site.ts';
import { elementsOf, type HtmlElement } from '../../src/build/html.ts';

const pages = pagesOf(builtSiteOf(process.env));

/** Every element with a fault, as `page: <name fault>`. */
function faultsIn(faultOf: (element: HtmlElement) => string | undefined): readonly string[] {
  return pages.flatMap(({ file, root }) =>
    elementsOf(root).flatMap((element) => {
      const fault = faultOf(element);
      return fault === undefined ? [] : [`${file}: <${element.name} ${fault}>`];
    }),
  );
}

function policyOf({ root }: BuiltPage): string | undefined {
  return elementsOf(root).find(
    ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  )?.attributes['content'];
}

describe('every built page', () => {
  it('has a content security policy for scripts and styles', () => {
    const open = pages.filter((page) => {
      const policy = policyOf(page) ?? '';
      return !/script-src [^;]*'self'/.test(policy) || !/style-src [^;]*'self'/.test(policy);
    });
    expect(open.map(({ file }) => file)).toEqual([]);
  });

  it('allows no unsafe source and no other host', () => {
    const unsafe = pages.filter((page) => /unsafe-|https?:|\*/.test(policyOf(page) ?? ''));
    expect(unsafe.map(({ file }) => file)).toEqual([]);
  });

  it('has nothing inline that a policy would have to name', () => {
    const inline = pages.filter(({ html }) => /<script>|<style>|'sha\d+-/.test(html));
    expect(inline.map(({ file }) => file)).toEqual([]);
  });

  it('has no inline style', () => {
    expect(faultsIn(({ attributes }) => (attributes['style'] === undefined ? undefined : 'style'))).toEqual([]);
  });

  it('has no inline event handler', () => {
    expect(faultsIn(({ attributes }) => Object.keys(attributes).find((name) => /^on[a-z]+$/.test(name)))).toEqual([]);
  });
});
