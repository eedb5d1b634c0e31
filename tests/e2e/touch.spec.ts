import { expect, test } from './quiet-page.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('a puzzle by touch alone, and every tile of the pad wide enough for a finger', async ({ page }) => {
  await page.goto('de/practice/waits/?h=678m456p99p23456s&p=1&v=1');
  const puzzle = page.locator('.waits[data-alive]');
  await expect(puzzle).toBeVisible();
  const tiles = puzzle.locator('.tile-pad button');
  const sizes = await tiles.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
  expect(sizes.length).toBe(34);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  for (const name of ['1 Bambus', '4 Bambus', '7 Bambus'])
    await puzzle.getByRole('button', { name, exact: true }).tap();
  await puzzle.getByRole('button', { name: 'Prüfen' }).tap();
  await expect(puzzle.locator('.status-line')).toContainText('Alle drei.');
  await puzzle.getByRole('button', { name: 'Nächste Hand' }).tap();
  await expect(page).toHaveURL(/\/\?p=1&/);
});
