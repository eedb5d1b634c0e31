import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { openWidget, statusOf } from './widget.ts';

/** North with two pungs open: 3 dots leaves three tiles that may be called, 6 dots is wider. */
const FAN_OR_WIDTH = 'de/practice/discard/?p=3&l=5&v=1';

const open = (page: Page, address: string): Promise<Locator> => openWidget(page, address, '.discard-game');

test('one puzzle by keyboard alone, with a mistake, hints and the solution', async ({ page }) => {
  const widget = await open(page, FAN_OR_WIDTH);
  await widget.getByRole('radio', { name: '2 Zeichen' }).first().focus();
  await page.keyboard.press('Space');
  await expect(statusOf(widget)).toContainText('Tipp einen Stein an.');
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Das wirft dich zurück.');
  await expect(widget.locator('.reason')).toHaveCount(0);

  await widget.getByRole('button', { name: 'Tipp' }).focus();
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('darfst du noch auf 3 Steine gewinnen');
  await widget.getByRole('button', { name: 'Lösung zeigen' }).focus();
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('3 Kreis kann gehen.');
  await expect(widget.locator('.reason')).toContainText('Ohne Mindestfan wäre es anders: 6 Kreis.');
  await expect(widget.locator('.discard-ranking tbody tr')).toHaveCount(2);

  await expect(widget.getByRole('button', { name: 'Nächste Hand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Tipp einen Stein an.');
  await expect(page).toHaveURL(/[?&]p=4(&|$)/);
});

test('the rules of the table decide', async ({ page }) => {
  const widget = await open(page, `${FAN_OR_WIDTH}&r=gd06`);
  await widget.getByRole('radio', { name: '6 Kreis, gezogen' }).check();
  await widget.getByRole('button', { name: 'Prüfen' }).click();
  await expect(statusOf(widget)).toContainText('Richtig.');
});

test('fits a narrow phone, with targets of 40 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const widget = await open(page, 'zh-hant/practice/discard/?p=2&l=4&v=1');
  const sizes = await widget
    .locator('.discard-hand label')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(sizes.length).toBeGreaterThan(4);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(40);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('puzzles are worked examples', async ({ page }) => {
    await page.goto('de/practice/discard/');
    await page.locator('.without-script summary').first().click();
    await expect(page.locator('.without-script .discard-ranking').first()).toBeVisible();
  });
});
