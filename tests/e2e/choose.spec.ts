import { expect, test } from './quiet-page.ts';
import { openWidget } from './widget.ts';

test('the name of a tile, by keyboard, with a mistake on the way', async ({ page }) => {
  const widget = await openWidget(page, 'de/lessons/tiles/', '.choose');
  const status = widget.getByRole('status');

  await widget.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(status).toContainText('Noch nichts gewählt.');

  await widget.getByRole('radio', { name: '3 Bambus' }).press('Space');
  await expect(status).toContainText('Was meinst du?');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Die Zahl stimmt, die Farbe noch nicht.');
  await expect(widget.locator('.reason')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Richtig.');
  await expect(widget.locator('.reason')).toContainText('saam1 tung4');
  await expect(widget.getByRole('button', { name: 'Nächste Frage' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(widget).toContainText('Frage 2 von 5');
  await expect(widget.getByRole('heading', { name: 'Wie heißt dieser Stein?' })).toBeFocused();
});

test('which pair, with the solution on request', async ({ page }) => {
  const widget = await openWidget(page, 'zh-hant/lessons/reading-hands/', '.choose');
  await widget.getByRole('radio', { name: '一對二萬' }).check();
  await widget.getByRole('button', { name: '對答案' }).click();
  await expect(widget.getByRole('status')).toContainText('落單的牌：三三四四萬、六七筒。');
  await widget.getByRole('button', { name: '看答案' }).click();
  await expect(widget.locator('.reason')).toContainText('用一對五筒做眼');
  await expect(widget.getByRole('radio', { name: '一對五筒' })).toBeDisabled();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions stand there with their answers', async ({ page }) => {
    await page.goto('de/lessons/winning-hand/');
    const worked = page.locator('.choose-worked').first();
    await worked.locator('summary').first().click();
    await expect(worked.locator('details').first()).toContainText('In der Reihe fehlt ein Stein.');
    await expect(page.getByRole('button', { name: 'Prüfen' })).toHaveCount(0);
  });
});
