import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

const shown = (page: Page) => page.locator('[data-term]:visible').evaluateAll((entries) => entries.map(({ id }) => id));

const status = (page: Page) => page.locator('[data-glossary-search] [role="status"]');

for (const locale of ['de', 'zh-hant'])
  test(`the search of the glossary finds other people’s words (${locale})`, async ({ page }) => {
    await page.goto(`${locale}/glossary/`);
    const all = (await shown(page)).length;
    await expect(status(page)).toBeEmpty();
    for (const [query, ids] of [
      ['Lotus', ['circles']],
      ['吃', ['claim-chow']],
      ['听牌', ['ready']],
      // The last is read deoi3 pung3.
      ['Pung', ['claim-pung', 'pung', 'two-pair-wait']],
    ] as const) {
      await page.getByRole('searchbox').fill(query);
      expect(await shown(page), query).toEqual(ids);
      await expect(status(page)).not.toBeEmpty();
    }
    await page.getByRole('searchbox').fill('Skatblatt');
    expect(await shown(page)).toEqual([]);
    await expect(status(page)).not.toBeEmpty();
    await page.getByRole('searchbox').fill('');
    expect(await shown(page)).toHaveLength(all);
    await expect(status(page)).toBeEmpty();
  });

test('the query stands in the address and goes along to the other language', async ({ page }) => {
  await page.goto('de/glossary/?q=Lotus');
  await expect.poll(() => shown(page)).toEqual(['circles']);
  await page.getByRole('searchbox').fill('听牌');
  await page.locator('.languages a[hreflang="zh-Hant-HK"]').click();
  await expect(page).toHaveURL(/\/zh-hant\/glossary\/\?q=/);
  await expect(page.getByRole('searchbox')).toHaveValue('听牌');
  await expect.poll(() => shown(page)).toEqual(['ready']);
});

test('a link to a word that the query hides shows the whole list again', async ({ page }) => {
  await page.goto('de/glossary/?q=Lotus#ready');
  await expect(page.locator('#ready')).toBeInViewport();
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole and the search box away', async ({ page }) => {
    await page.goto('de/glossary/?q=Lotus');
    await expect(page.locator('[data-glossary-search]')).toBeHidden();
    await expect(page.locator('#ready')).toBeVisible();
  });
});

test('a word in a lesson opens its note by keyboard and leads to its entry', async ({ page }) => {
  await page.goto('de/lessons/winning-hand/');
  const word = page.locator('button.term', { hasText: '刻子' });
  const note = page.locator('.term-note:popover-open');
  await expect(note).toHaveCount(0);
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(note).toContainText('Pong');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(note.locator('a')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/glossary\/#pung$/);
  await expect(page.locator('#pung')).toBeInViewport();
});
