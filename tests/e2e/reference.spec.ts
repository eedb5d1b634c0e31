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

for (const { locale, query, sentence, section } of [
  {
    locale: 'de',
    query: 'zurückhalten',
    sentence: 'darfst du zurückhalten',
    section: /\/de\/lessons\/kongs\/#keep-or-lay$/,
  },
  {
    locale: 'zh-hant',
    query: '補花補中',
    sentence: '補花補中了',
    section: /\/zh-hant\/fan\/kong-replacement\/#aim$/,
  },
])
  test(`the search opens with /, looks into sentences and leads to their section (${locale})`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search')) asked.push(request.url());
    });
    await page.goto(`${locale}/`);
    expect(asked).toEqual([]);
    await page.keyboard.press('/');
    const box = page.locator('dialog[open] input');
    await expect(box).toBeFocused();
    await box.fill(query);
    const result = page.locator('dialog[open] .search-result').filter({ hasText: sentence });
    await expect(result.locator('mark')).toHaveText(query);
    await expect(page.locator('dialog[open] [role="status"]')).toHaveText(/\S/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('dialog[open] .search-result').first()).toBeFocused();
    await result.press('Enter');
    await expect(page).toHaveURL(section);
  });
