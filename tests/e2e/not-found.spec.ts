import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, test } from './quiet-page.ts';

test.use({ expectedFailures: /no-such-page/ });

for (const address of ['no-such-page/', 'de/lessons/no-such-page', 'zh-hant/no-such-page/?p=1']) {
  test(`/${address} is not found and says so in every language`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    for (const { path, tag } of LOCALES) {
      await expect(page.locator(`:lang(${tag})`).first()).toBeVisible();
      await expect(page.locator(`a[href$="/${path}/"]`).first()).toBeVisible();
    }
  });
}
