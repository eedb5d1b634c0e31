import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

const LESSON = 'de/lessons/first-evening/';
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: label });

test('what is ticked is still ticked on the next visit, in every language', async ({ page }) => {
  await page.goto(LESSON);
  await box(page, 'Würfel').focus();
  await page.keyboard.press('Space');
  await page.goto('zh-hant/lessons/first-evening/');
  await expect(box(page, '骰仔')).toBeChecked();
  await page.getByRole('button', { name: '清除所有剔號' }).click();
  await page.goto(LESSON);
  await expect(page.locator('[data-checklist] :checked')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes are empty and can be ticked', async ({ page }) => {
    await page.goto(LESSON);
    await expect(page.locator('[data-untick]')).toBeHidden();
    await box(page, 'Würfel').check();
    await expect(page.locator('[data-checklist] :checked')).toHaveCount(1);
  });
});
