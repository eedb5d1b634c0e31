import { LOCALES } from '../../src/i18n/locales.ts';
import { awake } from './awake.ts';
import { expect, test } from './quiet-page.ts';

const [first, ...others] = LOCALES;

// The start page, one with an anchor for each idea, one with a state of its own; twins of all pages are read from the build.
for (const address of ['', 'lessons/ready-hands/', 'practice/waits/']) {
  const path = `${first.path}/${address}`;
  test(`/${path} keeps page and query when the language changes, there and back`, async ({ page }) => {
    await page.goto(`${path}?keep=1`);
    await awake(page);
    for (const locale of [...others, first]) {
      const before = new URL(page.url());
      await page.locator(`a[hreflang="${locale.tag}"]:visible`).first().click();
      await page.waitForURL((url) => url.pathname.startsWith(`/${locale.path}/`));
      await awake(page);
      const after = new URL(page.url());
      expect(after.pathname).toBe(`/${path.replace(first.path, locale.path)}`);
      expect(Object.fromEntries(after.searchParams)).toMatchObject(Object.fromEntries(before.searchParams));
      await expect(page.locator('html')).toHaveAttribute('lang', locale.tag);
    }
  });
}
