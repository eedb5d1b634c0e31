import { expect, test } from './quiet-page.ts';

test('a puzzle answers in a frame that another site has locked up', async ({ page, baseURL }) => {
  await page.setContent(
    `<iframe sandbox="allow-scripts" width="400" height="900" src="${baseURL ?? ''}de/embed/waits/?p=1&v=1"></iframe>`,
  );
  const puzzle = page.frameLocator('iframe').locator('.waits[data-alive]');
  const tile = puzzle.locator('.tile-pad').getByRole('button', { name: '1 Bambus', exact: true });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
});

test.describe('where the line breaks down for a moment', () => {
  test.use({ expectedFailures: /\.js$/ });

  test('a lesson wakes all the same', async ({ page }) => {
    // Files are asked for ahead, and again when they are imported: from then on the line stays down for less than a second.
    let back = Infinity;
    const asked = new Set<string>();
    await page.route(/_astro\/.*\.js$/, async (route) => {
      const address = route.request().url();
      if (address.includes('/WaitsExercise.') && asked.has(address)) back = Math.min(back, Date.now() + 600);
      asked.add(address);
      if (address.includes('/island.') || Date.now() > back) await route.continue();
      else await route.abort();
    });
    await page.goto('de/lessons/ready-hands/');
    await expect(page.locator('.waits').first()).toHaveAttribute('data-alive');
    expect(back).toBeLessThan(Infinity);
  });
});
