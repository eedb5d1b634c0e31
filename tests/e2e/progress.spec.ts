import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

const KEY = 'sik-wu:answers:1';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Answers the first question about the tiles: wrong, then right. */
async function answerFirst(page: Page): Promise<void> {
  await page.goto('de/lessons/tiles/');
  const widget = page.locator('.choose').first();
  await widget.scrollIntoViewIfNeeded();
  await expect(widget).toHaveAttribute('data-alive', '');
  await widget.getByRole('radio', { name: '3 Bambus' }).check();
  await widget.getByRole('button', { name: 'Prüfen' }).click();
  await widget.getByRole('radio', { name: '3 Kreis' }).check();
  await widget.getByRole('button', { name: 'Prüfen' }).click();
  await expect(widget.getByRole('status')).toContainText('Richtig.');
}

async function openProgress(page: Page): Promise<void> {
  await page.goto('de/progress/');
  await expect(page.locator('.progress')).toHaveAttribute('data-alive', '');
}

test('an answer is remembered, taken along as a file, forgotten and brought back', async ({ page }) => {
  await answerFirst(page);
  await openProgress(page);
  await page.reload();
  await expect(page.getByText('1 von 1 geschafft')).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei speichern' }).click();
  const file = await (await waiting).path();
  expect(await readFile(file, 'utf8')).toContain('tiles/first-names/three-dots');

  await page.getByRole('button', { name: 'Steine benennen vergessen' }).press('Enter');
  await expect(page.getByText('„Steine benennen“ ist vergessen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Alles Gemerkte' })).toBeFocused();
  await expect(page.getByText('1 von 1 geschafft')).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await expect(page.getByText('Noch nichts.')).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"x"}') });
  await expect(page.getByText('Diese Datei stammt nicht von hier.')).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.getByText('Eine Aufgabe eingelesen.')).toBeVisible();
  await expect(page.getByText('1 von 1 geschafft')).toBeVisible();
});

test('what was missed comes back and opens where it was; a damaged line is put aside and said once', async ({
  page,
}) => {
  await page.goto('de/glossary/');
  await page.evaluate((key) => {
    const at = (days: number) =>
      Math.floor(Date.now() / 1000 - Date.UTC(2026, 0, 1) / 1000 - days * 86_400).toString(36);
    const lines = [
      `waits ready-hands/first-hands/honor ${at(9)}- pair`,
      `waits waits?p=7&l=2&v=1 ${at(8)}- edge`,
      'no line at all',
      `lesson seating/end ${at(7)}+ `,
    ];
    localStorage.setItem(key, lines.join('\n'));
    localStorage.setItem('sik-wu:place', 'ready-hands');
  }, KEY);

  await openProgress(page);
  await expect(page.getByText('Ein Eintrag deines Fortschritts war nicht lesbar.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sik-wu:answers:unreadable'))).toContain('no line at all');
  await expect(page.getByRole('img', { name: '0 von 1 gleich richtig' })).toHaveCount(2);
  const reviews = page.locator('.progress-rows').first().getByRole('link');
  await expect(reviews).toHaveCount(2);
  await reviews.nth(0).click();
  await expect(page).toHaveURL(/lessons\/ready-hands\/\?i=first-hands\.honor/);
  await expect(page.locator('.waits[data-alive]').first()).toContainText('Hand 3 von 4');
  await page.goBack();
  await reviews.nth(1).click();
  await expect(page).toHaveURL(/practice\/waits\/\?p=7&l=2&v=1$/);

  await openProgress(page);
  await expect(page.getByText('war nicht lesbar')).toHaveCount(0);
  await page.evaluate((key) => {
    const lines = Array.from({ length: 12 }, (_, at) => `waits waits?p=${String(at + 1)}&l=1&v=1 ${String(at)}- edge`);
    localStorage.setItem(key, lines.join('\n'));
  }, KEY);
  await page.reload();
  await expect(reviews).toHaveCount(10);
  await page.getByRole('button', { name: 'Noch ein paar' }).press('Enter');
  await expect(reviews).toHaveCount(12);
  await expect(reviews.nth(10)).toBeFocused();
  await page.evaluate((key) => {
    localStorage.setItem(key, 'lesson seating/end 1+ ');
  }, KEY);
  await page.goto('de/');
  await expect(page.getByRole('link', { name: /^Plätze.*geschafft/ })).toBeVisible();

  await page.evaluate((key) => {
    const items = ['two-sided', 'two-sided-low', 'honor', 'three-sided'];
    localStorage.setItem(key, items.map((item) => `waits ready-hands/first-hands/${item} 1+ \n`).join(''));
  }, KEY);
  await page.goto('de/lessons/ready-hands/');
  await expect(page.locator('h2[data-done]')).toHaveCount(1);

  await page.goto('de/');
  await expect(page.locator('a[data-here]')).toContainText('1/4');
});

test('a browser that stores nothing says so once, and the lesson goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await answerFirst(page);
  await expect(page.getByText('Dein Browser kann gerade nichts speichern.')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await openProgress(page);
  await expect(page.getByText('Noch nichts.')).toBeVisible();
});
