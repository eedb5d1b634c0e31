import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { violations } from './violations.ts';
import { openWidget, press, statusOf } from './widget.ts';

/** Half flush, red dragon and the own flower: five fan in the three-three system, thrown by west. */
const WON = '?h=2399sEE9s[789s][CCC]%2B4s&s=S&w=E&b=f2g3&y=discard&d=W&v=1';

const open = (page: Page, address: string): Promise<Locator> => openWidget(page, address, '.calc');

test('a hand by keyboard alone: pad, sets, how it was won, undo', async ({ page }) => {
  const widget = await open(page, 'de/calculator/');
  const choose = async (name: string) => {
    await widget.getByRole('radio', { name, exact: true }).focus();
    await press(page, 'Space');
  };

  await choose('als Pong');
  await widget.locator('.tile-pad button[data-tile="0"]').focus();
  await press(page, 'End', 'c');
  await expect(widget.getByRole('button', { name: 'Pong Roter Drache wegnehmen' })).toBeVisible();
  await press(page, '2', '3', '4', '5', '5', 's', '6', '7', '8', 's', '9', 's');
  await expect(statusOf(widget)).toContainText('Noch ein Stein.');
  await press(page, '9', 's');
  await expect(statusOf(widget)).toContainText('Wartet auf 5 oder 9 Bambus.');
  await press(page, 'F');
  await expect(statusOf(widget)).toContainText('Keine fertige Hand.');
  await widget.getByRole('button', { name: 'Grüner Drache wegnehmen' }).focus();
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Wartet');
  await expect(page).toHaveURL(/h=2345567899s\[CCC\]/);
  await expect(widget.locator('.calc-waits')).toContainText('Fan');
  await widget.getByRole('button', { name: 'Rückgängig' }).focus();
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Keine fertige Hand.');
});

test('a hand by typing, by pasting and back; what is wrong is said', async ({ page }) => {
  const widget = await open(page, 'de/calculator/');
  const field = widget.getByRole('textbox');
  await field.fill('123m 45');
  await expect(statusOf(widget)).toContainText('Nach „45“ fehlt die Farbe');
  await field.fill('123m 456p 789s OOO F 9w');
  await expect(statusOf(widget)).toContainText('Das ist noch keine Hand.');
  await field.fill('🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀀🀅 🀢');
  await expect(statusOf(widget)).toContainText('Wartet auf Grüner Drache.');
  await expect(widget.getByRole('button', { name: 'Blume 1, Pflaume', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await widget.locator('.tile-pad').getByRole('button', { name: 'Grüner Drache' }).click();
  await expect(field).toHaveValue('123m 123p 123s OOOF +F');
  await expect(widget.locator('.fan-total')).toBeVisible();
});

test('a link brings the whole hand; rows, payment, every rule set; the other language shows the same', async ({
  page,
}) => {
  const widget = await open(page, `de/calculator/${WON}`);
  await expect(statusOf(widget)).toContainText('5 Fan.');
  await expect(widget.locator('.payment-row').first()).toContainText('+ 96');
  await expect(widget.locator('.payment-row').nth(1)).toContainText('West');
  const compared = widget.locator('.calc-compared');
  await expect(compared.locator('tfoot tr').first().locator('td')).toHaveText(['5', '3', '2', '5', '4', '5']);
  await expect(compared.locator('tbody')).toContainText('Eigene Blume');
  await widget.getByRole('radio', { name: 'selbst gezogen' }).check();
  await expect(statusOf(widget)).toContainText('6 Fan.');
  await widget.getByText('Besondere Umstände und Haftung').click();
  const kong = widget.getByRole('checkbox', { name: /^Ersatzstein nach Kong/ });
  await kong.press('Space');
  await expect(kong).not.toBeChecked();
  await expect(kong).toHaveAccessibleDescription('Dafür fehlt der Kong.');
  await expect(page).toHaveURL(/y=self-draw/);
  await page.locator('a[data-language][hreflang="zh-Hant-HK"]').first().click();
  await expect(statusOf(page.locator('.calc[data-alive]'))).toContainText('6 番。');
});

test('the hand goes on as link, words and picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const widget = await open(page, `de/calculator/${WON}`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await widget.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(widget.locator('.calc-share')).toContainText('Kopiert.');
  expect(await clipboard()).toContain('h=23999sEE[789s][CCC]%2B4s');
  await widget.getByRole('button', { name: 'Als Text kopieren' }).click();
  await expect.poll(clipboard).toContain('Einfärbig mit Ehren: 3');
  const download = page.waitForEvent('download');
  await widget.getByRole('button', { name: 'Als Bild sichern' }).click();
  expect((await download).suggestedFilename()).toBe('mahjong-hand.png');
  await expect(widget.locator('.calc-share')).toContainText('Das Bild ist gesichert.');
});

test('what a link brings that is no hand is named as it is written', async ({ page }) => {
  const widget = await open(page, 'de/calculator/?h=<img src=x onerror=alert(1)>&s=Q&v=9');
  await expect(widget.locator('.link-notes')).toContainText('<img src=x');
});

test('nothing is wider than a narrow phone, in either theme nothing is hard to read', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of [`de/calculator/${WON}`, 'zh-hant/calculator/?h=19m19p19sESWNCFB&v=1']) {
    const widget = await open(page, address);
    await widget.locator('.calc-special summary').click();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how a hand is written and counts an example', async ({ page }) => {
    await page.goto('de/calculator/');
    await expect(page.locator('.calc-plain .fan-total')).toContainText('5');
    await expect(page.getByText('verdeckter Kong', { exact: true })).toBeVisible();
    await expect(page.locator('.calc .tile-pad')).toBeHidden();
  });
});
