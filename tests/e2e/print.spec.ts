import type { Page } from '@playwright/test';
import { PATTERN_IDS } from '../../src/fan/patterns/index.ts';
import { packRules } from '../../src/fan/rule-sets/pack.ts';
import { readRules } from '../../src/fan/rule-sets/read-rules.ts';
import { expect, test } from './quiet-page.ts';

/** A4 at 96 points to the inch. */
const PAPER = { width: 794, height: 1123 };

/** How many pages a PDF of Chromium has: its page objects stand uncompressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/gi)?.length ?? 0;

/** What reaches over the margin of its page, or is cut by what it lies in, as it will be printed. */
async function cutOff(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  return page.evaluate(() => {
    const margin = 40;
    const shown = (element: Element): boolean =>
      !element.closest('.visually-hidden') && !element.closest('svg *') && element.getBoundingClientRect().width > 0;
    return [...document.querySelectorAll('.print-page')].flatMap((sheet) => {
      const paper = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('*')]
        .filter(shown)
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isOut = left < paper.left + margin || right > paper.right - margin || top < paper.top + margin;
          const isCut = element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 2;
          return isOut || bottom > paper.bottom - margin || (isCut && getComputedStyle(element).display !== 'inline');
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
  });
}

/** Rows that stand on each other. */
const overlapping = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.print-patterns li, .print-options dl > div, .print-card li')].flatMap((row) => {
      const next = row.nextElementSibling?.getBoundingClientRect();
      const tiles = [...row.querySelectorAll('.hand')].map((hand) => hand.getBoundingClientRect().bottom);
      return next !== undefined && Math.max(row.getBoundingClientRect().bottom, ...tiles) > next.top + 2
        ? [row.outerHTML.slice(0, 120)]
        : [];
    }),
  );

const SHEETS = [
  [
    'de/print/hk33/',
    2,
    'de',
    [
      'Was zählt deine Hand?',
      'Vier verdeckte Pongs: ohne Pong-Hand, Verdeckte Hand',
      'Einfärbig mit Ehren',
      '混一色',
      'Eine Partie',
      'Drei-Drei',
    ],
  ],
  ['zh-hant/print/hk33/', 2, 'zh-Hant-HK', ['這手牌值幾多番？', '混一色', '一場牌', '三三制', '全銃']],
  ['de/print/de64/', 2, 'de', ['64', 'Jade-Drache', '十三么', 'Deutsche 64']],
  ['zh-hant/print/de64/', 2, 'zh-Hant-HK', ['64', '十三么', '德文六十四分']],
  ['de/print/table/', 1, 'de', ['Wo geht die Mauer auf?', 'Wer bekommt den Abwurf?']],
  ['zh-hant/print/table/', 1, 'zh-Hant-HK', ['在哪裏開門？', '打出的牌歸誰？']],
] as const;

for (const [address, count, language, words] of SHEETS) {
  test(`${address} is ${String(count)} pages of A4 with nothing cut`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const sheet = page.locator('.print-sheet');
    for (const word of words) await expect(sheet).toContainText(word);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(count);
    expect(await cutOff(page)).toEqual([]);
    expect(await overlapping(page)).toEqual([]);
    await expect(page.locator('body > header, body > footer, .print-tools').filter({ visible: true })).toHaveCount(0);
  });
}

test('the fullest set a house can have still fits on its two pages', async ({ page }) => {
  const rows = Object.fromEntries(
    PATTERN_IDS.map((id, at) => {
      const fan = at % 3 === 0 ? ('limit' as const) : 1 + (at % 5);
      return [id, at % 4 === 3 ? { fan, replaces: PATTERN_IDS.slice(at - 3, at) } : fan];
    }),
  );
  const options = { payment: 'half', curve: 'half', minFan: 0, capFan: 13, passedWin: 'sameWait' };
  const full = readRules({
    base: 'hk33',
    name: 'Die sehr lange Donnerstagsrunde im Hinterzimmer der alten Druckerei',
    rows,
    options,
  });
  if (!full.ok) throw new Error(full.error.token);
  await page.goto(`de/print/custom/?r=${encodeURIComponent(packRules(full.value))}`);
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toContainText('Die sehr lange Donnerstagsrunde');
  await expect(sheet).toContainText('Wer den Siegstein abwirft, zahlt zwei Anteile');
  await expect(sheet).toContainText('Perl-Drache: ohne Vier Winde, Jade-Drache, Rubin-Drache');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  expect(await cutOff(page)).toEqual([]);
  expect(await overlapping(page)).toEqual([]);
});
