import { describe, expect, it } from 'vitest';
import { builtSiteOf, followReference, pagesOf, type BuiltPage } from '../../src/build/built-site.ts';
import { elementsOf, textOf, type HtmlElement } from '../../src/build/html.ts';
import { PATTERN_IDS, type PatternId } from '../../src/fan/patterns/index.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../src/fan/rule-sets/rule-set.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { decodeCalculatorLink } from '../../src/links/calculator-link.ts';
import { decodeScoreLink } from '../../src/links/score-link.ts';
import { generateAnyScorePuzzle } from '../../src/puzzles/score/generate-any.ts';
import { goldenRows } from '../support/golden.ts';

const site = builtSiteOf(process.env);
const pages = new Map(pagesOf(site).map((page) => [page.path, page]));

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page;
}

const withAttribute = (root: HtmlElement, name: string): readonly HtmlElement[] =>
  elementsOf(root).filter(({ attributes }) => attributes[name] !== undefined);

const withClass = (root: HtmlElement, name: string): HtmlElement | undefined =>
  elementsOf(root).find(({ attributes }) => attributes['class']?.split(' ').includes(name) === true);

const hrefsOf = ({ root }: BuiltPage): readonly string[] =>
  elementsOf(root).flatMap(({ name, attributes }) => (name === 'a' ? (attributes['href'] ?? []) : []));

/** The query of the first link of a page to another page of its language. */
const queryTo = (page: BuiltPage, target: string): string | undefined =>
  hrefsOf(page)
    .find((href) => href.includes(`/${target}/?`))
    ?.replace(/^[^?]*/, '');

/** The values that the sources give, which the rule sets are held to as well: `[rule set, pattern, fan, …]`. */
const rows = goldenRows('rule-set-rows') as readonly (readonly [string, PatternId, number | 'limit'])[];

describe.each(LOCALES)('the pages of patterns in $endonym', ({ path: locale }) => {
  it('say of each rule set what it gives, and link to its row', () => {
    for (const id of PATTERN_IDS) {
      const page = pageAt(`${locale}/fan/${id}/`);
      const shown = new Map(
        withAttribute(page.root, 'data-worth').map((row) => [row.attributes['data-rules-row'], row]),
      );
      expect([...shown.keys()].sort()).toEqual([...PRESET_IDS].sort());
      for (const rules of PRESET_IDS) {
        const fan = presetRules(rules).rows[id]?.fan;
        const row = shown.get(rules);
        expect(row?.attributes['data-worth'], `${id} ${rules}`).toBe(String(fan ?? 'off'));
        if (typeof fan === 'number') expect(row && textOf(withClass(row, 'number') ?? row)).toBe(String(fan));
      }
    }
  });

  it('open an example in the calculator and as a puzzle, the same hand', () => {
    const without = PATTERN_IDS.filter((id) => {
      const page = pageAt(`${locale}/fan/${id}/`);
      const [calculator, puzzle] = [queryTo(page, 'calculator'), queryTo(page, 'practice/score')];
      if (calculator === undefined || puzzle === undefined) return true;
      const [opened, asked] = [decodeCalculatorLink(calculator), decodeScoreLink(puzzle)];
      expect([...opened.notes, ...asked.notes]).toEqual([]);
      expect(opened.state.h, id).toEqual(asked.state.h);
      return false;
    });
    // Only flowers that win at once need no finished hand.
    expect(without.filter((id) => !id.includes('flowers'))).toEqual([]);
  });

  it('lead to a puzzle that has the pattern', () => {
    const told = PATTERN_IDS.filter((id) => {
      const href = hrefsOf(pageAt(`${locale}/fan/${id}/`)).find((each) => each.includes('practice/score/?p='));
      if (href === undefined) return false;
      const { p = 0, l = 1 } = decodeScoreLink(href.replace(/^[^?]*/, '')).state;
      const { items, special } = generateAnyScorePuzzle({ seed: p, level: l, rules: presetRules('hk33') }).score;
      expect([...items.map((item) => item.id), ...special], id).toContain(id);
      return true;
    });
    expect(told.length).toBeGreaterThan(25);
  });

  it('of what a lesson teaches lead to the section that does', () => {
    const page = pageAt(`${locale}/fan/full-flush/`);
    const lessons = hrefsOf(page).filter((href) => href.includes('/lessons/'));
    expect(lessons.some((href) => followReference(site, page.file, href).kind === 'file' && href.includes('#'))).toBe(
      true,
    );
  });
});

describe.each(LOCALES)('the pages of rule sets in $endonym', ({ path: locale }) => {
  it.each(PRESET_IDS)('%s has each of its rows once, with its fan', (rules) => {
    const table = withAttribute(pageAt(`${locale}/rule-sets/${rules}/`).root, 'data-fan');
    expect(table.map(({ attributes }) => [attributes['id'], attributes['data-fan']]).sort()).toEqual(
      Object.entries(presetRules(rules).rows)
        .map(([id, { fan }]) => [id, String(fan)])
        .sort(),
    );
    for (const row of table) {
      const number = withClass(row, 'number');
      if (number !== undefined) expect(textOf(number)).toBe(row.attributes['data-fan']);
    }
  });

  it('give the values of the sources', () => {
    const wrong = rows.filter(([rules, id, fan]) => {
      const row = withAttribute(pageAt(`${locale}/rule-sets/${rules}/`).root, 'data-fan').find(
        ({ attributes }) => attributes['id'] === id,
      );
      return row?.attributes['data-fan'] !== String(fan);
    });
    expect(rows.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('compare each pattern as the rule sets have it', () => {
    const { root } = pageAt(`${locale}/rule-sets/compare/`);
    const compared = elementsOf(root).filter(
      ({ name, attributes }) => name === 'tr' && PATTERN_IDS.some((id) => id === attributes['id']),
    );
    expect(compared.length).toBeGreaterThan(40);
    for (const row of compared) {
      const cells = elementsOf(row).filter(({ name }) => name === 'td');
      expect(cells).toHaveLength(PRESET_IDS.length);
      for (const cell of cells) {
        const rules = PRESET_IDS.find((id) => id === cell.attributes['data-rules-row']) ?? 'hk33';
        const fan = presetRules(rules).rows[row.attributes['id'] as PatternId]?.fan;
        if (typeof fan === 'number') expect(textOf(cell).trim()).toBe(String(fan));
        else expect(textOf(cell)).not.toMatch(/\d/);
      }
    }
  });
});
