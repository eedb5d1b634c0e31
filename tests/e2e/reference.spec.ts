import { expect, test } from './quiet-page.ts';

test('the comparison of rule sets shows on request only where they differ', async ({ page }) => {
  await page.goto('de/rule-sets/compare/');
  const same = page.locator('[data-same]');
  const [pattern, question] = [page.locator('tr#full-flush'), page.locator('#min-fan')];
  await expect(same.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Nur was sich unterscheidet' }).check();
  await expect(same.filter({ visible: true })).toHaveCount(0);
  await expect(pattern).toBeVisible();
  await expect(question).toBeVisible();
});

test('a link to a row stays on it in the other language, and the rules of a link go along', async ({ page }) => {
  await page.goto('de/rule-sets/hk33/?r=hk22#full-flush');
  await page.locator('a[data-language][hreflang="zh-Hant-HK"]').first().click();
  await expect(page).toHaveURL(/\/zh-hant\/rule-sets\/hk33\/\?r=hk22#full-flush$/);
  await expect(page.locator('#full-flush')).toBeInViewport();
});
