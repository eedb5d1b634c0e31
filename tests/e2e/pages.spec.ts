import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openedPages } from './built-pages.ts';
import { expect, test } from './quiet-page.ts';

const PHONE = { width: 320, height: 640 };

/** What axe finds wrong, as rule and place. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
  );
}

/** How many pixels the page can be scrolled sideways. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Every page in both looks when all pages are opened; else they take turns, which halves the time. */
const isEvery = process.env['E2E_ALL'] !== undefined;

for (const [turn, path] of [...openedPages(), '404.html'].entries()) {
  test(`/${path} is accessible and fits a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isEvery || turn % 2 === 0) expect.soft(await violations(page), 'light, wide').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    expect.soft(await sidewaysScroll(page), 'pixels of sideways scroll').toBe(0);
    if (isEvery || turn % 2 === 1) expect.soft(await violations(page), 'dark, narrow').toEqual([]);
  });
}
