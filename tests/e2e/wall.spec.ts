import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { openWidget } from './widget.ts';

const PAGES = { de: 'de/lessons/wall/', zh: 'zh-hant/lessons/wall/' } as const;

/** The puzzle of the lesson: 3 + 1 + 2 under the default rules, South's wall, seventh stack. */
const open = (page: Page, address: string): Promise<Locator> =>
  openWidget(page, address, '[data-island="wall-puzzle"]');

const status = (widget: Locator): Locator => widget.getByRole('status');

test('the place is found by keyboard alone, with a mistake on the way', async ({ page }) => {
  const widget = await open(page, PAGES.de);
  const ring = widget.getByRole('slider');
  await ring.focus();
  await page.keyboard.press('PageDown');
  await expect(ring).toHaveAttribute('aria-valuetext', 'Süd, Stapel 1');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(ring).toHaveAttribute('aria-valuetext', 'Süd, Stapel 6');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(widget.getByRole('button', { name: 'Prüfen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(widget)).toContainText('der letzte Stapel, der stehen bleibt');

  await ring.focus();
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(widget)).toContainText('Genau da.');
  await expect(widget.getByRole('heading', { name: 'Wessen Mauer?' })).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Neuer Wurf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(widget)).not.toContainText('Genau da.');
  await expect(ring).toHaveAttribute('aria-valuenow', '0');
});

test('wall and number can be typed, and a wrong wall has its reason', async ({ page }) => {
  const widget = await open(page, PAGES.zh);
  await widget.getByRole('button', { name: '對答案' }).click();
  await expect(status(widget)).toContainText('還未揀。');
  await widget.getByLabel('哪一家').selectOption('N');
  await widget.getByLabel('由右數第幾棟').fill('7');
  await widget.getByRole('button', { name: '對答案' }).click();
  await expect(status(widget)).toContainText('數人數錯了方向');
  await widget.getByRole('button', { name: '提示' }).click();
  await expect(status(widget)).toContainText('先逆時針數人');
  await widget.getByRole('button', { name: '提示' }).click();
  await expect(status(widget)).toContainText('數到南家，開的就是南家');
  await widget.getByRole('button', { name: '看答案' }).click();
  await expect(status(widget)).toContainText('南家第 7 棟');
});

test('a tap takes the nearest stack, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const widget = await open(page, PAGES.de);
  const picture = widget.locator('svg.table-diagram').first();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('no picture');
  // The right wall is South's; its middle lies between stacks 9 and 10, a little above it is 9.
  await page.mouse.click(box.x + box.width * ((344 + 232) / 688), box.y + box.height * ((342 - 10) / 684));
  await expect(widget.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Süd, Stapel 9');
});

test('the opening is gone through step by step, with any dice and plan', async ({ page }) => {
  await page.goto(PAGES.de);
  const widget = page.locator('[data-island="wall-breaker"]');
  await widget.scrollIntoViewIfNeeded();
  await expect(status(widget)).toContainText('Die Mauer geht auf');
  await widget.getByRole('button', { name: 'Zurück' }).click();
  await expect(status(widget)).toContainText('Stapel');
  await expect(async () => {
    await widget.getByRole('slider').fill('0');
    await expect(status(widget)).toContainText('1 + 3 + 4 = 8', { timeout: 1000 });
  }).toPass();
  await widget.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(status(widget)).toContainText('1: Ost');
  await widget.getByLabel('So wird gewürfelt').selectOption('onePlusOne');
  await widget
    .getByRole('button', { name: /^Würfel 1 zeigt 4/ })
    .first()
    .click();
  await expect(widget.locator('.table-sentences')).toContainText('Bei 5 bist du bei Ost');
});

test('the deal is scrubbed to its flowers and says whose turn it is', async ({ page }) => {
  await page.goto('de/lessons/deal/');
  const widget = page.locator('[data-island="deal-demo"]');
  await widget.scrollIntoViewIfNeeded();
  await expect(async () => {
    await widget.getByRole('slider').fill('13');
    await expect(status(widget)).toContainText('Ost springt', { timeout: 1000 });
  }).toPass();
  await widget.getByRole('slider').fill('17');
  await expect(status(widget)).toContainText('Ost legt 2 Blumen aus');
  await widget.getByLabel('reihum, jeder einmal je Runde').check();
  await widget.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(status(widget)).toContainText('Süd legt eine Blume aus');
});

test('seats are drawn in all three ways, the example among them', async ({ page }) => {
  await page.goto('de/lessons/seating/');
  const widget = page.locator('[data-island="seat-draw"]');
  await widget.getByLabel('gerade und ungerade').check();
  await expect(widget.getByRole('button', { name: 'Beispiel der Quelle' })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await widget.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(status(widget)).toContainText('4: B zieht zuerst');
  await widget.getByRole('slider').fill('9');
  await expect(status(widget)).toContainText('B ist Ost');
  await widget.getByLabel('zufällig').check();
  await widget.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(status(widget)).toContainText('Das Los entscheidet');
});

test('what is chosen and pressed before the script has come is not lost', async ({ page }) => {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route(/SeatDraw/, async (route) => {
    asked.resolve(undefined);
    await released.promise;
    await route.continue();
  });
  await page.goto('de/lessons/seating/');
  const widget = page.locator('[data-island="seat-draw"]');
  await widget.scrollIntoViewIfNeeded();
  await asked.promise;
  await widget.getByLabel('gerade und ungerade').check();
  await widget.getByRole('button', { name: 'Weiter', exact: true }).click();
  released.resolve(undefined);
  await expect(widget.getByRole('button', { name: 'Beispiel der Quelle' })).toBeVisible();
  await expect(widget.getByRole('slider')).not.toHaveValue('0');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('each demonstration is a worked example', async ({ page }) => {
    await page.goto(PAGES.de);
    await expect(page.locator('svg.table-diagram').first()).toBeVisible();
    await expect(page.getByText('Jeder legt eine Reihe')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toHaveCount(0);
    await page.getByText('Antwort ansehen').first().click();
    await expect(page.locator('details .table-sentences').first()).toContainText('Bei 6 bist du bei Süd');
  });
});
