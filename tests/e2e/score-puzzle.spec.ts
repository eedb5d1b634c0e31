import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { violations } from './violations.ts';
import { openWidget, press, statusOf } from './widget.ts';

/** Half flush, red dragon and the own flower: five fan in the three-three system, of which a reader may expect more. */
const ONE_SUIT = '?h=2399sEE9s[789s][CCC]%2B4s&s=S&w=E&b=f2g3&v=1';
const PAGES = { de: 'de/practice/score/', zh: 'zh-hant/practice/score/' } as const;

const open = (page: Page, address: string): Promise<Locator> => openWidget(page, address, '.score');

const field = (widget: Locator): Locator => widget.getByRole('spinbutton', { name: /^(?:Fan|番)$/ });
const row = (widget: Locator, name: string): Locator => widget.locator('.fan-row', { hasText: name });

test('one hand by keyboard alone, from the number to the next hand', async ({ page }) => {
  const widget = await open(page, PAGES.de + ONE_SUIT);

  await field(widget).focus();
  await press(page, '7', 'ArrowUp');
  await expect(field(widget)).toHaveValue('8');
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Es sind weniger.');
  await expect(statusOf(widget)).not.toContainText('5');

  for (const name of ['Pong-Hand', 'Einfärbig mit Ehren', 'Roter Drache', 'Rundenwind']) {
    await widget.getByRole('checkbox', { name, exact: true }).focus();
    await press(page, 'Space');
  }
  await widget.getByRole('button', { name: 'Prüfen' }).focus();
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Zwei Zeilen zählen nicht, eine fehlt.');
  await expect(widget.locator('.fan-row')).toHaveCount(0);
  await press(page, 'Tab', 'Enter');
  await expect(statusOf(widget)).toContainText('die Blumen');
  await press(page, 'Tab', 'Enter');

  await expect(statusOf(widget)).toContainText('Fast: Es sind 5 Fan, nicht 8.');
  await expect(row(widget, 'Einfärbig mit Ehren')).toHaveAttribute('data-mark', 'right');
  await expect(row(widget, 'Pong-Hand')).toContainText('Ein Chow stört: 2 3 4 Bambus');
  await expect(row(widget, 'Rundenwind')).toContainText('Nur ein Paar: Ostwind');
  await expect(row(widget, 'Eigene Blume')).toHaveAttribute('data-mark', 'forgotten');
  await expect(widget.locator('.fan-total')).toContainText('5');
  await expect(widget.locator('.payment-row').first()).toContainText('+ 96');
  await expect(widget.getByRole('img', { name: 'An Süd zahlt: Ost' })).toBeVisible();

  await expect(widget.getByRole('button', { name: 'Nächste Hand' })).toBeFocused();
  await press(page, 'Enter');
  await expect(statusOf(widget)).toContainText('Wie viele Fan?');
  await expect(page).toHaveURL(/[?&]p=\d+/);
});

test('points and payments are asked where the reader wants it, and answered by keyboard', async ({ page }) => {
  const widget = await open(page, PAGES.de + ONE_SUIT);
  const asked = page.getByRole('group', { name: 'Gefragt' });
  await asked.getByRole('checkbox', { name: 'Punkte' }).press('Space');
  await asked.getByRole('checkbox', { name: 'Zahlungen' }).press('Space');
  await asked.getByRole('checkbox', { name: 'Fan' }).press('Space');
  await expect(statusOf(widget)).toContainText('Zwei Fragen zu einer Hand.');
  await expect(page).toHaveURL(/&a=points\.payments&/);
  await expect(field(widget)).toHaveCount(0);

  await widget.getByLabel('Punkte je Anteil').fill('24');
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Trag für jeden Platz etwas ein.');
  const amount = (seat: string) => widget.getByRole('textbox', { name: `${seat}: wie viel` });
  for (const [seat, paid] of [
    ['Ost', '48'],
    ['Süd (du)', '96'],
    ['West', '24'],
    ['Nord', '24'],
  ] as const) {
    await amount(seat).focus();
    await page.keyboard.type(paid);
  }
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Ein Platz von vieren stimmt.');
  await expect(statusOf(widget)).toContainText('wo nach einem Abwurf alle zahlen (半銃)');
  await amount('Ost').fill('96');
  await amount('West').fill('0');
  await amount('Nord').fill('0');
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Genau.');
  await expect(widget.locator('.score-marks [data-mark="right"]')).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await expect(widget.getByRole('button', { name: 'Nächste Hand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]p=\d+.*&a=points\.payments/);

  await page.goto(`${PAGES.zh}?r=de64`);
  const twin = page.locator('.score[data-alive]').first();
  await expect(twin.getByLabel('分數', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '找數' })).toBeDisabled();
  await expect(page.getByText('這枱只記分，不用找數。')).toBeVisible();
});

test('what is asked goes along in a run, a report and a frame, and about an answered hand nothing is asked', async ({
  page,
}) => {
  const widget = await open(page, `${PAGES.de}?p=7&l=1&run=10&v=1`);
  const points = page.getByRole('group', { name: 'Gefragt' }).getByRole('checkbox', { name: 'Punkte' });
  await field(widget).fill('64');
  await field(widget).press('Enter');
  await widget.getByRole('button', { name: 'Lösung zeigen' }).press('Enter');
  await points.press('Space');
  await expect(points).toBeFocused();
  await expect(statusOf(widget)).toContainText('Zwei Fragen zu einer Hand.');
  await expect(page).toHaveURL(/\?p=8&l=1&a=fan\.points&r=hk33&v=1&run=10$/);
  await expect(page.locator('.run-at')).toHaveText('Aufgabe 2 von 10, 0 richtig');

  const tool = page.locator('.tool').getByRole('textbox');
  await page.getByRole('button', { name: 'Stimmt hier etwas nicht?' }).click();
  await expect(tool).toHaveValue(/score\?p=8&l=1&a=fan\.points&r=hk33&v=1\n[\s\S]*Meine Antwort: (?!64)/);
  await page.getByRole('button', { name: 'Einbetten' }).click();
  await expect(tool).toHaveValue(/^<iframe/);
  const frame = /src="([^"]+)"/.exec(await tool.inputValue())?.[1] ?? '';
  await open(page, frame.replaceAll('&amp;', '&'));
  await expect(statusOf(widget)).toContainText('Zwei Fragen zu einer Hand.');

  await open(page, `${PAGES.de}?p=7&l=1&a=&v=1`);
  await expect(widget.locator('.link-notes')).toContainText('„a“');
  await expect(statusOf(widget)).toContainText('Wie viele Fan?');
});

test('the numbers follow the rules switch, before and after the check', async ({ page }) => {
  const widget = await open(page, PAGES.de + ONE_SUIT);
  await field(widget).fill('5');
  await field(widget).press('Enter');
  await expect(statusOf(widget)).toContainText('Genau, 5 Fan.');
  await page.locator('[data-menu].rules summary').click();
  await page.getByRole('button', { name: /Zwei-Zwei/ }).click();
  await expect(statusOf(widget)).toContainText('Es sind 3 Fan, nicht 5.');
  await expect(widget.locator('.fan-total .number')).toHaveText('3');
  await expect(row(widget, 'Eigene Blume')).toHaveCount(0);
  await expect(widget.locator('.score-table').first()).toContainText('Zwei-Zwei');
  await expect(widget.locator('.score-table', { hasText: 'Drei-Drei' })).toContainText('5 Fan · 24 Punkte');

  await widget.getByRole('link', { name: 'Im Rechner öffnen' }).click();
  await expect(page).toHaveURL(/calculator\/\?h=23999sEE/);
  await expect(page.locator('.calc .fan-total .number')).toHaveText('3');
  await expect(page.locator('.calc').getByRole('textbox').first()).toHaveValue(/\[789s\] \[CCC\] \+4s/);
});

test('the address holds the hand, in either language', async ({ page }) => {
  const hand = (widget: Locator) => widget.locator('.felt .hand .visually-hidden').first();
  const widget = await open(page, `${PAGES.de}?p=1234&l=2&v=1`);
  await widget.getByRole('button', { name: /^Stufe 3/ }).click();
  await expect(page).toHaveURL(/\?p=1234&l=3&r=hk33&v=1$/);
  const tiles = await widget.locator('.felt .tile').count();
  const text = await hand(widget).textContent();
  await page.locator('a[data-language][hreflang="zh-Hant-HK"]').first().click();
  await expect(page).toHaveURL(/zh-hant\/practice\/score\/\?p=1234&l=3&r=hk33&v=1$/);
  const twin = page.locator('.score[data-alive]').first();
  await expect(twin.getByRole('button', { name: /^程度 3/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(twin.locator('.felt .tile')).toHaveCount(tiles);
  expect(await hand(twin).textContent()).not.toBe(text);
});

test('a broken address says what was ignored and still shows a hand', async ({ page }) => {
  const widget = await open(page, `${PAGES.de}?p=abc&l=9&v=2`);
  const notes = widget.locator('.link-notes');
  await expect(notes).toContainText('„abc“');
  await expect(notes).toContainText('„9“');
  await expect(notes).toContainText('andere');
  await expect(widget.locator('.felt .tile').first()).toBeVisible();
  const other = await open(page, `${PAGES.zh}?h=159m159p159sESWN`);
  await expect(other.locator('.link-notes')).toContainText('計不到番');
  await expect(other.locator('.felt .tile').first()).toBeVisible();
});

test('targets are 40 px on a phone, and the check moves nothing', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const widget = await open(page, PAGES.de + ONE_SUIT);
    for (const box of await widget
      .locator(
        '.score-fan :is(button, input), .score-row label, .score-asks label, .level-row button, .buttons .button',
      )
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width: w, height: h }) => Math.min(w, h)),
      ))
      expect(box).toBeGreaterThanOrEqual(39.9);
    const place = () => field(widget).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    await field(widget).fill('9');
    await widget.getByRole('button', { name: 'Prüfen' }).click();
    await expect(statusOf(widget)).toContainText('Es sind weniger.');
    expect(await place()).toBe(before);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('a solution with many tiles fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of [PAGES.zh, PAGES.de]) {
    const widget = await open(page, `${address}?h=777sEEESSWWWNN%2BS&s=E&w=N&v=1`);
    await field(widget).fill('10');
    await field(widget).press('Enter');
    await expect(widget.locator('.payment-row').first()).toBeVisible();
    await expect(widget.locator('.score-table').first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('a lesson asks its own hands and leaves the address alone', async ({ page }) => {
  const widget = await open(page, 'zh-hant/lessons/fan-basics/');
  await field(widget).fill('5');
  await field(widget).press('Enter');
  await expect(statusOf(widget)).toContainText('對，5 番。');
  await widget.getByRole('button', { name: '下一題' }).click();
  await expect(widget).toContainText('第 2 題');
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hand is a worked example, and the lesson shows the first rule set', async ({ page }) => {
    await page.goto(PAGES.de);
    await expect(page.locator('.score .felt .hand').first()).toBeVisible();
    await expect(page.locator('.score-fan')).toBeHidden();
    const example = page.locator('.score-worked');
    await example.locator('summary').first().click();
    await expect(example.locator('.fan-total')).toBeVisible();
    await page.goto('de/lessons/fan-basics/');
    await expect(page.locator('[data-pattern="all-pungs"] .number')).toHaveText(/3/);
    await expect(page.locator('[data-pattern="all-pungs"] [data-at~="hk22"]')).toBeHidden();
  });
});
