import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

const LESSON = 'de/lessons/first-evening/';
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: label });

test('what is ticked is still ticked on the next visit, in every language', async ({ page }) => {
  await page.goto(LESSON, { waitUntil: 'networkidle' });
  await box(page, 'Würfel').focus();
  await page.keyboard.press('Space');
  await page.goto('zh-hant/lessons/first-evening/', { waitUntil: 'networkidle' });
  await expect(box(page, '骰仔')).toBeChecked();
  await page.getByRole('button', { name: '清除所有剔號' }).click();
  await page.goto(LESSON, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-checklist] :checked')).toHaveCount(0);
});

test('without a script the boxes are empty and can be ticked', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}${LESSON}`);
  await expect(page.locator('[data-untick]')).toBeHidden();
  await box(page, 'Würfel').check();
  await expect(page.locator('[data-checklist] :checked')).toHaveCount(1);
  await context.close();
});
