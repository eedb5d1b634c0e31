import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

/** A page of each make, in turn in German and Chinese. */
const PAGES = [
  'de/',
  'zh-hant/lessons/ready-hands/',
  'de/practice/waits/',
  'zh-hant/calculator/',
  'de/fan/full-flush/',
  'de/rule-sets/compare/',
];

/** How many elements of the page move or change slowly. */
const movingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationDuration, animationName, transitionDuration } = getComputedStyle(element);
        const longest = Math.max(...transitionDuration.split(',').map(parseFloat));
        // What waits for the reader's own puzzle does not show, and does not move.
        const moves = !['none', 'puzzle-awaited', 'tiles-face-down'].includes(animationName);
        return (moves && parseFloat(animationDuration) > 0.01) || longest > 0.01;
      }).length,
  );

/** What stays in place while the page is scrolled and takes more room than a line or two. */
const coveringParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.offsetHeight > 100)
      .map(({ className }) => className),
  );

/** Sets the text of the page as wide as readers may need it (WCAG 1.4.12). */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Elements of the page whose own text does not fit and is cut off. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *')]
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isHidden = element.closest('.visually-hidden, [hidden]') !== null || element.clientWidth < 2;
        const isCut =
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2) ||
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2);
        return isCut && !isHidden && !/auto|scroll/.test(overflowX + overflowY);
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`),
  );

for (const path of PAGES)
  test(`/${path} bears reduced motion, four times the size and wider text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect.soft(await movingParts(page), 'nothing moves').toBe(0);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await sidewaysScroll(page), 'four times as large in one column').toBe(0);
    expect.soft(await coveringParts(page), 'what stays in place leaves room').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await spaceText(page);
    expect.soft(await sidewaysScroll(page), 'spaced in one column').toBe(0);
    expect.soft(await cutTexts(page), 'nothing is cut off').toEqual([]);
  });

test('in forced colors a chosen tile is told from the others and tiles keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('de/practice/waits/');
  const island = page.locator('.waits[data-alive]');
  await expect(island).toBeVisible();
  const buttons = island.locator('.tile-pad button[aria-pressed]');
  await buttons.nth(3).click();
  await expect(buttons.nth(3)).toHaveAttribute('aria-pressed', 'true');
  const look = (at: number): Promise<string> =>
    buttons.nth(at).evaluate((button) =>
      [button, ...button.querySelectorAll('*')]
        .map((element) => {
          const { outlineStyle, outlineWidth, borderStyle, borderColor, backgroundColor } = getComputedStyle(element);
          return [outlineStyle, outlineWidth, borderStyle, borderColor, backgroundColor].join();
        })
        .join(';'),
    );
  await page.mouse.move(0, 0);
  await page.locator('h1').click();
  expect(await look(3)).not.toBe(await look(4));
  const edges = await page
    .locator('main .tile:visible')
    .evaluateAll((tiles) => tiles.filter((tile) => getComputedStyle(tile).borderStyle === 'none').length);
  expect(edges).toBe(0);
});
