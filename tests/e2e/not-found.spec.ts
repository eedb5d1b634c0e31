import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, test } from './quiet-page.ts';

test.use({ expectedFailures: /no-such-page/ });

test('what is missing says so in every language, wherever it was looked for', async ({ page }) => {
  for (const address of ['no-such-page/', 'de/lessons/no-such-page', 'zh-hant/no-such-page/?p=1']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    for (const { path, tag } of LOCALES) {
      await expect(page.locator(`:lang(${tag})`).first()).toBeVisible();
      await expect(page.locator(`a[href$="/${path}/"]`).first()).toBeVisible();
    }
  }
});
