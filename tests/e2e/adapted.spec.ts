import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

/** A page of each make, in turn in German and Chinese. */
const PAGES = [
  'de/',
  'zh-hant/lessons/ready-hands/',
  'de/practice/waits/',
  'zh-hant/calculator/',
  'de/fan/full-flush/',
  'de/rule-sets/compare/',
];

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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

test('with wider text spacing nothing is cut off and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await sidewaysScroll(page), path).toBe(0);
    expect.soft(await cutTexts(page), path).toEqual([]);
  }
});

test('at four times the size pages run in one column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of PAGES) {
    await page.goto(path);
    expect.soft(await sidewaysScroll(page), path).toBe(0);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.offsetHeight > 100)
        .map(({ className }) => className),
    );
    expect.soft(covered, `${path}: what stays in place leaves room`).toEqual([]);
  }
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationDuration, animationName, transitionDuration } = getComputedStyle(element);
          const longest = Math.max(...transitionDuration.split(',').map(parseFloat));
          // What waits for the reader's own puzzle does not show, and does not move.
          const moves = !['none', 'puzzle-awaited', 'tiles-face-down'].includes(animationName);
          return (moves && parseFloat(animationDuration) > 0.01) || longest > 0.01;
        }).length,
    );
    expect.soft(moving, path).toBe(0);
  }
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
