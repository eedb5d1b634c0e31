import { awake } from './awake.ts';
import { openedPages } from './built-pages.ts';
import { facelessTiles } from './faceless-tiles.ts';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { violations } from './violations.ts';

const PHONE = { width: 320, height: 640 };

/** Every page in both looks when all pages are opened; else they take turns, which halves the time. */
const isEvery = process.env['E2E_ALL'] !== undefined;

for (const [turn, path] of [...openedPages(), '404.html'].entries()) {
  test(`/${path} is accessible and fits a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await awake(page);
    expect.soft(await facelessTiles(page), 'tiles without a face').toEqual([]);
    if (isEvery || turn % 2 === 0) expect.soft(await violations(page), 'light, wide').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    expect.soft(await sidewaysScroll(page), 'pixels of sideways scroll').toBe(0);
    if (isEvery || turn % 2 === 1) expect.soft(await violations(page), 'dark, narrow').toEqual([]);
  });
}
