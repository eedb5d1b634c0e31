import type { Page } from '@playwright/test';
import { BROKEN_SETTINGS_KEY, SETTINGS_KEY } from '../../src/progress/settings.ts';
import { expect, test } from './quiet-page.ts';

const root = (page: Page) => page.locator('html');
const notice = (page: Page) => page.locator('[data-notice]:visible');

const choose = (page: Page, name: string, value: string) =>
  page.locator(`[data-set="${name}"][data-value="${value}"]`).click();

test('the theme is kept and there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('de/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await choose(page, 'theme', 'dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.goto('zh-hant/', { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await paper()).toBe(dark);
  await choose(page, 'theme', 'auto');
  expect(await paper()).toBe(light);
});

test('corner marks are on in German, off in Chinese, and as the reader wants after that', async ({ page }) => {
  await page.goto('zh-hant/');
  await expect(root(page)).toHaveAttribute('data-index', 'off');
  await page.goto('de/');
  await expect(root(page)).toHaveAttribute('data-index', 'on');
  await choose(page, 'index', 'off');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-index', 'off');
});

test('the rules of the table are chosen by keyboard, kept, and told to the page', async ({ page }) => {
  await page.goto('de/');
  await page.locator('.rules summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveAttribute('data-rules', 'hk22');
  await expect(page.locator('.rules summary')).toBeFocused();
  await page.goto('zh-hant/practice/');
  await expect(page.locator('.rules summary')).toContainText('二二制');
});

test('rules in a link hold for its page until the reader chooses, and change no setting', async ({ page }) => {
  await page.goto('de/practice/?r=de64&l=2');
  await expect(root(page)).toHaveAttribute('data-rules', 'de64');
  await expect(page.locator('#rules-asked')).toContainText('Deutsche 64');
  await page.locator('.rules summary').click();
  await choose(page, 'rules', 'gd06');
  await expect(page.locator('#rules-asked')).toBeEmpty();
  await expect(root(page)).toHaveAttribute('data-rules', 'gd06');
  await expect.poll(() => new URL(page.url()).search).toBe('?l=2');
  await page.goto('de/practice/?r=no-such-rules');
  await expect(root(page)).toHaveAttribute('data-rules', 'gd06');
  await expect(notice(page)).toHaveAttribute('data-notice', 'rulesUnknown');
});

test('a custom set in a link is named, shows how it differs, and replaces the own rules only when asked to', async ({
  page,
}) => {
  const link = 'hk22*minFan.1*full-flush.8*name.Donnerstagsrunde';
  await page.goto(`de/practice/?r=${link}`);
  await expect(page.locator('.rules summary')).toContainText('Donnerstagsrunde');
  const asked = page.locator('#rules-asked');
  await asked.locator('summary').click();
  await expect(asked).toContainText('Mindest-Fan: 3 → 1');
  await expect(asked).toContainText('Einfärbig: 7 Fan → 8 Fan');
  await asked.getByText('Bei meinen bleiben').click();
  await expect(root(page)).toHaveAttribute('data-rules', 'hk33');
  expect(new URL(page.url()).search).toBe('');
  await page.goto(`de/practice/?r=${link}`);
  await asked.getByText('Regeln übernehmen').click();
  await expect(asked).toBeEmpty();
  await page.goto('zh-hant/lessons/fan-basics/');
  await expect(root(page)).toHaveAttribute('data-rules', link);
  await expect(root(page)).toHaveAttribute('data-rules-base', 'hk22');
  await expect(asked).toContainText('Donnerstagsrunde');
  await page.locator('.rules summary').click();
  await choose(page, 'rules', 'gd06');
  await page.locator('.rules summary').click();
  await page.locator('[data-house] button').click();
  await expect(root(page)).toHaveAttribute('data-rules', link);
});

test('a custom set that does not hold together is refused in a sentence', async ({ page }) => {
  await page.goto('de/practice/?r=hk22*minFan.99*capFan.4*name.<b>');
  await expect(root(page)).toHaveAttribute('data-rules', 'hk33');
  await expect(notice(page)).toHaveAttribute('data-notice', 'rulesUnknown');
});

test('a full storage is said in a sentence, and the setting holds on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('zh-hant/');
  await choose(page, 'theme', 'dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(notice(page)).toHaveAttribute('data-notice', 'notKept');
});

test('a blocked storage disturbs nothing until a setting cannot be kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('de/');
  await expect(notice(page)).toHaveCount(0);
  await choose(page, 'index', 'off');
  await expect(root(page)).toHaveAttribute('data-index', 'off');
  await expect(notice(page)).toHaveAttribute('data-notice', 'notKept');
});

test('unreadable settings are said once, kept aside, and replaced by the next choice', async ({ page }) => {
  await page.goto('de/');
  await page.evaluate((key) => {
    localStorage.setItem(key, '{"theme":');
  }, SETTINGS_KEY);
  await page.reload();
  await expect(notice(page)).toHaveAttribute('data-notice', 'broken');
  await choose(page, 'theme', 'dark');
  await expect(notice(page)).toHaveCount(0);
  const aside = await page.evaluate((key) => localStorage.getItem(key), BROKEN_SETTINGS_KEY);
  expect(aside).toBe('{"theme":');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('the first puzzle is solved by keyboard', async ({ page }) => {
  await page.goto('de/');
  const reply = page.locator('form [role="status"]');
  await page.locator('form [type="submit"]').click();
  await expect(reply).not.toBeEmpty();
  await page.locator('form input[value="9s"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-face="gap"]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-face="gap"]')).toHaveCount(0);
  await expect(reply).toContainText('7 Bambus');
  await expect(page.locator('form a.button')).toBeFocused();
});

test('the start page goes on where the reader was', async ({ page }) => {
  await page.goto('de/');
  await expect(page.locator('[data-place]:visible .button')).toHaveText('Anfangen');
  await page.locator('[data-place]:visible .button').click();
  await page.waitForURL('**/de/lessons/tiles/');
  await page.goto('de/');
  await expect(page.locator('[data-place]:visible .button')).toHaveText('Weiterlernen');
});

test.describe('on a phone without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('de/');
    await page.locator('.menu summary').click();
    await page.locator('.menu a[hreflang="zh-Hant-HK"]').click();
    await expect(page).toHaveURL(/\/zh-hant\/$/);
    await expect(page.locator('.rules')).toBeHidden();
  });
});
