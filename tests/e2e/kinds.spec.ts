import type { Page } from '@playwright/test';
import { generateTileNamesPuzzle } from '../../src/puzzles/tile-names/generate.ts';
import { generateWallOfLevel } from '../../src/puzzles/wall/levels.ts';
import { expect, test } from './quiet-page.ts';
import { openWidget, statusOf } from './widget.ts';

const seedIn = (page: Page): string | null => new URL(page.url()).searchParams.get('p');

test('a wait is built by keyboard: a wrong tile goes out again, any right one is taken', async ({ page }) => {
  const widget = await openWidget(page, 'de/practice/build-wait/?p=1&l=1&v=1', '.build-wait');
  await widget.locator('.tile-pad button').first().focus();
  for (const key of ['5', 's', 'o']) await page.keyboard.press(key);
  await widget.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(statusOf(widget)).toContainText('So wartet die Hand auf nichts.');
  await widget.getByRole('button', { name: 'Ostwind, wieder herausnehmen' }).press('Enter');
  await expect(widget.getByRole('button', { name: '5 Bambus, wieder herausnehmen' })).toBeFocused();
  await widget.locator('.tile-pad button').first().focus();
  await page.keyboard.press('b');
  await widget.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(statusOf(widget)).toContainText('Genau.');
  await expect(widget.locator('.reason')).toContainText('Mit 5 Bambus');
  await widget.getByRole('button', { name: 'Nächste Aufgabe' }).press('Enter');
  await expect(statusOf(widget)).toContainText('2 Steine fehlen.');
  await expect.poll(() => seedIn(page)).toBe('2');
});

test('the reading that counts is chosen by keyboard, with the rows of each', async ({ page }) => {
  const widget = await openWidget(page, 'de/practice/best-reading/?p=1&l=1&v=1', '.choose');
  await widget.getByRole('radio').nth(1).press('Space');
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Eine andere Lesart bringt mehr.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Richtig.');
  await expect(widget.locator('.reason-part').first()).toContainText('zählt');
  await expect(widget.getByRole('button', { name: 'Nächste Frage' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('Was meinst du?');
  await expect.poll(() => seedIn(page)).toBe('2');
});

test('a name is found, in Chinese, and the level goes into the address', async ({ page }) => {
  const widget = await openWidget(page, 'zh-hant/practice/tile-names/?p=1&v=1', '.choose');
  await widget.getByRole('button', { name: /^程度 2/ }).click();
  const { tile, choices } = generateTileNamesPuzzle({ seed: 1, level: 2 });
  await widget.locator('.choose-options').getByRole('radio').nth(choices.indexOf(tile)).press('Space');
  await page.keyboard.press('Enter');
  await expect(statusOf(widget)).toContainText('答對了。');
  await expect.poll(() => new URL(page.url()).searchParams.get('l')).toBe('2');
});

test('a new try keeps the focus, and another level shows nothing of its answer', async ({ page }) => {
  const widget = await openWidget(page, 'de/practice/tile-names/?p=1&l=1&a=name&v=1', '.choose');
  await expect(widget.locator('.choose-prompt .tile:not([data-corner])')).toBeVisible();
  await widget.getByRole('button', { name: 'Tipp' }).press('Enter');
  await widget.getByRole('button', { name: 'Lösung zeigen' }).press('Enter');
  await expect(widget.getByRole('button', { name: 'Nächste Frage' })).toBeFocused();
  await expect(widget.locator('.status-text')).toHaveText(/^\d (?:Kreis|Bambus|Zeichen)$/);
  await widget.getByRole('button', { name: 'Noch einmal' }).press('Enter');
  await expect(widget.getByRole('heading', { level: 2 })).toBeFocused();

  await widget.getByRole('button', { name: 'Tipp' }).press('Enter');
  await widget.getByRole('button', { name: 'Lösung zeigen' }).press('Enter');
  await expect(widget.locator('.reason')).toBeVisible();
  await widget.evaluate((node) => {
    new MutationObserver(() => {
      if (node.querySelector('.reason, [data-mark]') !== null) document.body.dataset['told'] = '';
    }).observe(node, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await widget.getByRole('button', { name: /^Stufe 2/ }).press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('l')).toBe('2');
  await expect(statusOf(widget)).toContainText('Was meinst du?');
  expect(await page.locator('body').getAttribute('data-told')).toBeNull();
});

test('the wall is opened where a second wall begins', async ({ page }) => {
  const widget = await openWidget(page, 'de/practice/wall/?p=3&l=4&v=1', '[data-island="wall-puzzle"]');
  const { first } = generateWallOfLevel({ seed: 3, level: 4, stacksPerWall: 18 });
  await widget.getByLabel('Mauer', { exact: true }).selectOption(first.wall);
  await widget.getByLabel('Stapel von rechts').fill(String(first.stack));
  await widget.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(widget.getByRole('status').filter({ hasText: 'Genau da.' })).toBeVisible();
  await widget.getByRole('button', { name: 'Neuer Wurf' }).press('Enter');
  await expect.poll(() => seedIn(page)).toBe('4');
});

test('one tile is exchanged by keyboard until the hand is worth enough', async ({ page }) => {
  const widget = await openWidget(page, 'de/practice/build-hand/?p=1&l=1&v=1', '.build-hand');
  const take = widget.getByRole('group', { name: 'Welchen Stein nimmst du?' });
  await widget.getByRole('group', { name: 'Welchen Stein gibst du her?' }).getByRole('button').first().press('Enter');
  await take.getByRole('button', { name: '6 Kreis' }).press('Enter');
  await widget.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(statusOf(widget)).toContainText('Damit ist die Hand nicht fertig.');
  await take.getByRole('button', { name: 'Ostwind' }).press('Enter');
  await widget.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(statusOf(widget)).toContainText('Das sind 10 Fan.');
  await expect(widget.locator('.reason')).toContainText('5 Kreis gegen Ostwind');
  await page.getByRole('button', { name: 'Stimmt hier etwas nicht?' }).click();
  await expect(page.getByRole('textbox', { name: 'Als Text' })).toHaveValue(/Meine Antwort: -\d[mps] \+6p\n/);
  await widget.getByRole('button', { name: 'Nächste Aufgabe' }).press('Enter');
  await expect.poll(() => seedIn(page)).toBe('2');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind shows its answer', async ({ page }) => {
    for (const [kind, answer] of [
      ['build-wait', 'In die Lücken kommt'],
      ['best-reading', 'zählt'],
      ['build-hand', 'Ostwind'],
      ['wall', 'Wessen Mauer?'],
      ['rounds', 'Ost hat selbst gewonnen und bleibt.'],
    ] as const) {
      await page.goto(`de/practice/${kind}/`);
      await expect(page.locator('[data-puzzle] :is(button, input, select, [tabindex="0"]):visible')).toHaveCount(0);
      const worked = page.locator('.without-script details, .choose-worked details').first();
      await expect(worked.locator('summary + *')).toBeHidden();
      await worked.locator('summary').click();
      await expect(worked).toContainText(answer);
    }
  });
});
