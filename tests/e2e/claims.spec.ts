import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { openWidget, press, statusOf } from './widget.ts';

/** North throws 8 dots: East could chow with 7 and 9, West has two of them, South nothing. */
const PUNG_BEFORE_CHOW = '?p=5&l=2&v=1';
const PAGES = { de: 'de/practice/claims/', zh: 'zh-hant/practice/claims/' } as const;

const open = (page: Page, address: string, widget = '.claims'): Promise<Locator> => openWidget(page, address, widget);

const group = (widget: Locator, name: string): Locator => widget.getByRole('group', { name, exact: true });

test('one puzzle by keyboard alone, with a mistake, a hint and the solution', async ({ page }) => {
  const widget = await open(page, PAGES.de + PUNG_BEFORE_CHOW);
  const tab = (times: number) => press(page, ...new Array<string>(times).fill('Tab'));

  await group(widget, 'Was darf Ost?').getByRole('button', { name: 'Chow mit 7‑9' }).focus();
  await press(page, 'Enter');
  await tab(12);
  await press(page, 'Space');
  await expect(group(widget, 'Was darf West?').getByRole('button', { name: 'Pong' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tab(3);
  await press(page, 'Enter');
  const takers = group(widget, 'Alle rufen, so viel sie dürfen. Wer bekommt den Stein?');
  await expect(takers.getByRole('button', { name: 'Ost' })).toHaveAttribute('aria-pressed', 'true');
  await tab(7);
  await press(page, 'Enter');
  await tab(1);
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Was jeder darf, stimmt.');
  await expect(widget.locator('.reason')).toHaveCount(0);
  await tab(1);
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Pong und Kong gehen vor Chow');
  await tab(1);
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('So ist es.');
  await expect(takers.getByRole('button', { name: 'West, übersehen' })).toBeVisible();
  await expect(takers.getByRole('button', { name: 'Ost, stimmt nicht' })).toBeVisible();
  await expect(widget.locator('.reason')).toContainText('Zwei gleiche in der Hand');

  await expect(widget.getByRole('button', { name: 'Nächste Aufgabe' })).toBeFocused();
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Geh Platz für Platz durch.');
  await expect.poll(() => new URL(page.url()).searchParams.get('p')).toBe('6');
});

test('a right answer opens the solution, in Chinese', async ({ page }) => {
  const widget = await open(page, PAGES.zh + PUNG_BEFORE_CHOW);
  await group(widget, '東家可以怎樣？').getByRole('button', { name: '用七九上' }).click();
  await group(widget, '西家可以怎樣？').getByRole('button', { name: '碰' }).click();
  await group(widget, '能叫的都叫，這隻牌歸誰？').getByRole('button', { name: '西家' }).click();
  const skipped = group(widget, '跳過了誰？');
  await skipped.getByRole('button', { name: '東家' }).click();
  await skipped.getByRole('button', { name: '南家' }).click();
  await widget.getByRole('button', { name: '對答案' }).click();
  await expect(statusOf(widget)).toContainText('全對。');
  await expect(widget.locator('.seat-table-way')).toHaveCount(1);
});

test('the address holds level and puzzle; a broken one says what was ignored', async ({ page }) => {
  const widget = await open(page, `${PAGES.de}?p=abc&l=9&v=1`);
  await expect(widget.locator('.link-notes')).toContainText('„abc“');
  await expect(widget.locator('.link-notes')).toContainText('„9“');
  await widget.getByRole('button', { name: /^Stufe 4/ }).click();
  await expect(page).toHaveURL(/\?p=[1-9]\d*&l=4&r=hk33&v=1$/);
  await expect(widget.locator('.claim-facts')).toContainText('Wollen mehrere gewinnen');
});

test('a scene lets only the taught move happen and says why', async ({ page }) => {
  const widget = await open(page, 'de/lessons/turns/', '.turns');
  await widget.getByRole('button', { name: 'Abwerfen' }).click();
  await expect(statusOf(widget)).toContainText('Zieh zuerst einen.');
  await widget.getByRole('button', { name: 'Ziehen' }).click();
  await widget.getByRole('radio', { name: '2 Zeichen' }).focus();
  await page.keyboard.press('Space');
  await widget.getByRole('button', { name: 'Abwerfen' }).click();
  await expect(statusOf(widget)).toContainText('Erlaubt, aber hier nicht.');
  await widget.getByRole('radio', { name: 'Westwind' }).focus();
  await page.keyboard.press('Space');
  await widget.getByRole('button', { name: 'Abwerfen' }).click();
  await expect(statusOf(widget)).toContainText('Jetzt ist West dran.');
  await expect(widget.getByRole('button', { name: 'Noch einmal' })).toBeFocused();
});

test('a match goes on by the rules of the table', async ({ page }) => {
  const widget = await open(page, 'de/lessons/rounds/', '.match');
  await widget.getByRole('button', { name: 'Unentschieden' }).click();
  await expect(statusOf(widget)).toContainText('Unentschieden, also bleibt Ost.');
  await widget.getByRole('radio', { name: 'wechselt Ost' }).check();
  await expect(statusOf(widget)).toContainText('Hier wechselt Ost trotzdem.');
  await expect(statusOf(widget)).toContainText('Du bist jetzt Nord.');
});

test('fits a narrow phone, with targets of 40 px', async ({ page }) => {
  const widget = await open(page, PAGES.de + PUNG_BEFORE_CHOW);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await widget
      .locator('.claim-toggle')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(39.9);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('puzzle and scenes are worked examples', async ({ page }) => {
    await page.goto(PAGES.de);
    await expect(page.locator('.claims .hand').first()).toBeVisible();
    await expect(page.locator('.claim-toggle').first()).toBeHidden();
    await page.locator('.without-script summary').first().click();
    await expect(page.locator('.without-script .reason').first()).toBeVisible();
    await page.goto('de/lessons/turns/');
    await expect(page.locator('.worked').first()).toContainText('Ost wirft ab: Roter Drache.');
  });
});
