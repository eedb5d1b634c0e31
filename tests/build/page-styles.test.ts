import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/build/html.ts';
import { usedStyles } from '../../src/build/page-styles.ts';

const page = parseHtml('<p class="note" id="top" data-here="yes" title="die Steine">die Mauer</p>');
const scripts = [
  'function select(stack){return h("b",{class:`later ${stack.die}`,"data-set":1})}',
  'e.dataset.ruleSet=1',
];
const kept = (css: string): Promise<string> => usedStyles(css, page, scripts);

describe('the styles of a page', () => {
  it('are those of its elements, classes and ids, and of what its scripts name in their strings', async () => {
    const css = 'p{x:1}.note{x:2}#top{x:3}b{x:4}.later{x:5}';
    expect(await kept(css)).toBe(css);
  });

  it('are not those whose names are only words of its text or of its scripts', async () => {
    expect(await kept('.die{x:1}.Mauer{x:2}.stack{x:3}select{x:4}')).toBe('');
  });

  it('follow the attributes that stand there, whatever their value, and those that a script can set', async () => {
    const css =
      'p[data-here=no]{x:1}p[data-set]{x:2}p[data-rule-set=a]{x:3}p[aria-pressed=true]{x:4}p:not([data-gone]){x:5}';
    expect(await kept(`${css}p[data-gone]{x:6}p:is([data-gone],[data-here]){x:7}`)).toBe(
      `${css}p:is([data-here]){x:7}`,
    );
  });

  it('name the order of the layers once, and no empty layer', async () => {
    const css = '@layer a,b;@layer a{p{x:1}}@layer b;';
    expect(await kept(`${css}${css}@layer b{i{x:1}}`)).toBe(`${css}@layer a{p{x:1}}`);
  });
});
