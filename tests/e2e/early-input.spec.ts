import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

/** Opens a page whose scripts, but for the one in the head, come when the answer is called. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const wake = Promise.withResolvers<undefined>();
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await wake.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => {
    wake.resolve(undefined);
  };
}

test('tiles pressed before the puzzle wakes are seen pressed at once and stay so', async ({ page }) => {
  const wake = await openAsleep(page, 'de/lessons/ready-hands/');
  const puzzle = page.locator('.waits').first();
  const tile = (name: string) => puzzle.locator('.tile-pad').getByRole('button', { name, exact: true });
  for (const name of ['1 Bambus', '4 Bambus', '9 Kreis', '9 Kreis']) await tile(name).click();
  await expect(tile('1 Bambus')).toHaveAttribute('aria-pressed', 'true');
  await expect(tile('9 Kreis')).toHaveAttribute('aria-pressed', 'false');
  await expect(puzzle).not.toHaveAttribute('data-alive');
  wake();
  await expect(puzzle).toHaveAttribute('data-alive');
  // The next press is heard after all earlier ones.
  await tile('7 Bambus').click();
  await expect(tile('7 Bambus')).toHaveAttribute('aria-pressed', 'true');
  await expect(puzzle.locator('.tile-pad [aria-pressed="true"]')).toHaveCount(3);
  await expect(tile('4 Bambus')).toHaveAttribute('aria-pressed', 'true');
  await expect(tile('9 Kreis')).toHaveAttribute('aria-pressed', 'false');
});

test('keys of the calculator pressed before it wakes say so, and each is heard as often as pressed', async ({
  page,
}) => {
  const wake = await openAsleep(page, 'de/calculator/');
  const key = page.locator('.calc .tile-pad').getByRole('button', { name: '5 Kreis' });
  await key.click();
  await key.click();
  await expect(key).toHaveAttribute('data-heard');
  wake();
  await expect(page.locator('.calc .hand .tile[data-face="p5"]')).toHaveCount(2);
  await expect(key).not.toHaveAttribute('data-heard');
});
