import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { openWidget, press, statusOf } from './widget.ts';

/** Waits for 1, 4 and 7 bamboo. */
const THREE_SIDED = '?h=678m456p99p23456s&v=1';
const PAGES = { de: 'de/practice/waits/', zh: 'zh-hant/practice/waits/' } as const;

const open = (page: Page, address: string): Promise<Locator> => openWidget(page, address, '.waits');

const tile = (widget: Locator, name: string): Locator => widget.getByRole('button', { name, exact: true });

test('one puzzle by keyboard alone, from the pad to the next hand', async ({ page }) => {
  const widget = await open(page, PAGES.de + THREE_SIDED);

  await tile(widget, '1 Zeichen').focus();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await expect(tile(widget, '4 Bambus')).toHaveAttribute('aria-pressed', 'true');
  await press(page, '7', 's', 'e');
  await expect(tile(widget, '7 Bambus')).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'e');
  await expect(tile(widget, 'Ostwind')).toHaveAttribute('aria-pressed', 'false');

  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(statusOf(widget)).toContainText('Zwei stimmen, einer fehlt.');
  await expect(statusOf(widget)).not.toContainText('1 Bambus');
  await press(page, 'Tab', 'Enter');
  await expect(statusOf(widget)).toContainText('beim Bambus von 1 bis 3');
  await press(page, 'Tab', 'Enter');
  await expect(statusOf(widget)).toContainText('Zwei von drei.');
  await expect(statusOf(widget)).toContainText('übersehen: 1 Bambus');
  await expect(tile(widget, '1 Bambus, übersehen')).toBeVisible();
  await expect(widget.getByRole('heading', { name: 'Darum auch 1 Bambus' })).toBeVisible();

  await expect(widget.getByRole('button', { name: 'Nächste Hand' })).toBeFocused();
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Such alle.');
  await expect(page).toHaveURL(/[?&]p=\d+/);
});

test('one puzzle by typing, with a mistake on the way', async ({ page }) => {
  const widget = await open(page, PAGES.zh + THREE_SIDED);
  const field = widget.getByRole('textbox');
  await field.fill('14');
  await field.press('Enter');
  await expect(statusOf(widget)).toContainText('這樣寫看不明白。');
  await expect(field).toHaveValue('14');
  await field.fill('147s');
  await field.press('Enter');
  await expect(statusOf(widget)).toContainText('全中。');
  await expect(widget.locator('.waits-copies li')).toHaveCount(3);
  await expect(widget.locator('.waits-found')).toHaveCount(3);
});

test('nothing chosen, a wrong tile, all four in the own hand', async ({ page }) => {
  const widget = await open(page, `${PAGES.de}?h=789m111123p456sC`);
  const check = widget.getByRole('button', { name: 'Prüfen' });
  await check.click();
  await expect(statusOf(widget)).toContainText('Noch kein Stein gewählt.');
  await expect(check).toBeFocused();
  await tile(widget, '1 Kreis').click();
  await tile(widget, '5 Kreis').click();
  await check.click();
  await expect(statusOf(widget)).toContainText('zwei sind zu viel');
  await widget.getByRole('button', { name: 'Lösung zeigen' }).click();
  await expect(widget.locator('.reason')).toContainText('Alle vier Exemplare liegen schon bei dir.');
  await expect(widget.locator('.reason')).toContainText('Darum nicht 5 Kreis');
});

test('the address holds the puzzle, in either language', async ({ page }) => {
  const hand = (widget: Locator) =>
    widget
      .locator('.hand')
      .first()
      .locator('.tile')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-face')).join());
  const widget = await open(page, `${PAGES.de}?p=1234&l=3&v=1`);
  await widget.getByRole('button', { name: /^Stufe 4/ }).click();
  await expect(page).toHaveURL(/\?p=1234&l=4&r=hk33&v=1$/);
  const shown = await hand(widget);
  await page.locator('a[data-language][hreflang="zh-Hant-HK"]').first().click();
  await expect(page).toHaveURL(/zh-hant\/practice\/waits\/\?p=1234&l=4&r=hk33&v=1$/);
  const twin = page.locator('.waits[data-alive]');
  await expect(twin.getByRole('button', { name: /^程度 4/ })).toHaveAttribute('aria-pressed', 'true');
  expect(shown).not.toBe('');
  expect(await hand(twin)).toBe(shown);
});

test('a broken address says what was ignored and still shows a puzzle', async ({ page }) => {
  const widget = await open(page, `${PAGES.de}?p=abc&l=9&v=2`);
  const notes = widget.locator('.link-notes');
  await expect(notes).toContainText('„abc“');
  await expect(notes).toContainText('„9“');
  await expect(notes).toContainText('andere');
  await expect(widget.locator('.hand .tile').first()).toBeVisible();
  const other = await open(page, `${PAGES.zh}?h=159m159p159sESWN`);
  await expect(other.locator('.link-notes')).toContainText('並未叫糊');
  await expect(other.locator('.hand .tile').first()).toBeVisible();
});

test('targets are 40 px on a phone, and nothing jumps until the solution', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const widget = await open(page, PAGES.de + THREE_SIDED);
  for (const box of await widget
    .locator('.tile-pad button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width: w, height: h }) => Math.min(w, h)),
    ))
    expect(box).toBeGreaterThanOrEqual(39.9);
  const check = widget.getByRole('button', { name: 'Prüfen' });
  const height = () => widget.evaluate((element) => element.getBoundingClientRect().height);
  const buttonAt = () => check.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const before = [await height(), await buttonAt()];
  await tile(widget, '4 Bambus').click();
  await tile(widget, 'Ostwind').click();
  await check.click();
  await expect(widget.getByRole('button', { name: 'Lösung zeigen' })).toBeVisible();
  expect([await height(), await buttonAt()]).toEqual(before);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the puzzle is a worked example', async ({ page }) => {
    await page.goto(PAGES.de);
    await expect(page.locator('.waits .hand').first()).toBeVisible();
    await expect(page.locator('.tile-pad')).toBeHidden();
    const example = page.locator('.waits-worked');
    await example.locator('summary').first().click();
    await expect(example.locator('.reason')).toContainText('Form:');
    await expect(example.locator('.reason .hand').first()).toBeVisible();
  });
});
