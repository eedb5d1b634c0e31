import type { Page } from '@playwright/test';
import { damagedLink } from '../support/damaged-links.ts';
import { expect, test } from './quiet-page.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const escaped = encodeURIComponent(MARKUP);

/** What every page of a tool says something about, whatever else it reads. */
const EVERYWHERE = [`?r=${escaped}&v=1`, `?r=hk99`];

/** Links that a puzzle cannot take as they are. */
const PUZZLE = [`?p=${escaped}&v=1`, '?p=1e999&l=1', '?p=7&l=9%E0%A4%A', '?p=3&p=4&l=1', '?v=2&p=5', ...EVERYWHERE];

/** The broken links of a kind of puzzle: the kinds take turns, so that all of them have all in the end. */
const some = (turn: number): readonly string[] => PUZZLE.filter((_, at) => at % 2 === turn % 2);

/** A page that takes links, in turn in the three languages; broken links that it must speak of. */
const TOOLS: readonly (readonly [page: string, broken: readonly string[]])[] = [
  ['de/practice/waits/', [...some(1), `?h=11111m${escaped}`]],
  ['zh-hant/practice/build-wait/', some(0)],
  ['zh-hans/practice/score/', [...some(1), '?h=123m+9x&s=Q']],
  ['de/practice/build-hand/', some(0)],
  ['zh-hant/practice/best-reading/', some(1)],
  ['zh-hans/practice/claims/', some(0)],
  ['de/practice/wall/', some(1)],
  ['zh-hant/practice/rounds/', some(0)],
  ['zh-hans/practice/discard/', some(1)],
  ['de/practice/tile-names/', some(0)],
  ['zh-hant/daily/', [`?n=${escaped}`, '?n=0', '?n=99999999999', ...EVERYWHERE]],
  ['de/calculator/', [`?h=${escaped}`, '?h=11111m', '?s=X&w=Y', '?h=123m&h=456m', '?v=9', ...EVERYWHERE]],
];

/** How many links of the corpus each page is given besides. */
const ANY_DAMAGE = 2;

/** Markup that came from nowhere but the address; what would run opens a dialog besides. */
const intruders = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('img[src="x"], [onerror], [href^="javascript:"]').length);

for (const [at, [path, broken]] of TOOLS.entries()) {
  test(`/${path} speaks of links that are broken, and opens whatever they say`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-03T12:00:00Z'));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const link of broken) {
      await page.goto(path + link);
      await expect(page.locator('[role="status"] p:visible').first(), link).toHaveText(/\S{4}/);
      expect(await intruders(page), link).toBe(0);
    }
    for (let turn = 0; turn < ANY_DAMAGE; turn += 1) {
      const link = damagedLink(at * ANY_DAMAGE + turn).slice(0, 6000);
      await page.goto(path + link);
      await expect(page.locator('main h1'), link).toBeVisible();
      await expect(page.locator('main button:visible').first(), link).toBeVisible();
      expect(await intruders(page), link).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });
}
