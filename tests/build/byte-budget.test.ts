import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/build/built-site.ts';
import { checkBudgets, compareWithBudget, formatRows } from '../../src/build/byte-budget.ts';
import { filesOfPage, measurePage } from '../../src/build/page-bytes.ts';
import { smallSite } from '../support/small-site.ts';

const PAGE = `
  <link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/pre.js">
  <script type="module" src="/main.js"></script>
  <template><astro-island component-url="/island.js" renderer-url="/client.js"></astro-island></template>
  <svg><use href="/tiles.svg#m1"></use><use href="/tiles.svg#m2"></use><use href="#own"></use></svg>`;

const site = smallSite({
  'de/index.html': PAGE,
  'a.css': 'p{background:url(/tiles.svg),url("/marks.svg")}',
  'pre.js': '',
  'main.js': `import{a}from"./deep.js";import("./later.js");`,
  'deep.js': `export*from"./deeper.js"`,
  'deeper.js': 'export const a=1',
  'later.js': '',
  'island.js': '',
  'client.js': '',
  'tiles.svg': '<svg/>',
  'marks.svg': '<svg/>',
});
const [page] = pagesOf(site);
if (page === undefined) throw new Error('The small site has a page.');

const budget = { name: 'any', pages: /^de\/$/, markup: 100, script: 100, sprite: 100 };

describe('filesOfPage', () => {
  it('takes each file once and follows what is imported at once', () => {
    expect(filesOfPage(site, page)).toEqual({
      markup: ['de/index.html', 'a.css'],
      script: ['pre.js', 'main.js', 'deep.js', 'deeper.js', 'island.js', 'client.js'],
      sprite: ['tiles.svg', 'marks.svg'],
    });
  });

  it('refuses a page that loads what is not there', () => {
    const broken = smallSite({ 'index.html': '<script src="/gone.js"></script>' });
    const [only] = pagesOf(broken);
    expect(only && (() => filesOfPage(broken, only))).toThrow('/gone.js');
  });
});

describe('the byte budget', () => {
  it('grows with what a page loads', () => {
    const random = Array.from({ length: 500 }, (_, index) => (index * 7919).toString(36)).join('');
    const large = smallSite({ 'index.html': '<script src="/a.js"></script>', 'a.js': `"${random}"` });
    const [only] = pagesOf(large);
    expect(only && measurePage(large, only).script).toBeGreaterThan(500);
  });

  it('names what is over, and only that', () => {
    expect(compareWithBudget('de/', { markup: 100, script: 100, sprite: 100 }, budget).over).toEqual([]);
    const row = compareWithBudget('de/', { markup: 100, script: 101, sprite: 5 }, budget);
    expect(row.over).toEqual(['script']);
    expect(formatRows([row])).toContain('over: script');
  });

  it('is not kept by a build without the page it is for', () => {
    expect(() => checkBudgets(site, [])).toThrow('matches no page');
  });
});
