import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { openWidget } from './widget.ts';

const open = (page: Page, address: string): Promise<Locator> => openWidget(page, address, '.house');

const answer = (form: Locator, question: string, name: string | RegExp): Locator =>
  form.getByRole('group', { name: question }).getByRole('radio', { name });
const status = (form: Locator): Locator => form.getByRole('status');

test('a house answers by keyboard, names its rules, takes them and sends them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await open(page, 'de/house-rules/');
  const minimum = 'Wie viele Fan braucht man mindestens';
  await expect(form.getByRole('group', { name: minimum }).locator('.house-effect').first()).toContainText('Fan');
  await answer(form, minimum, /^3 Fan/).focus();
  await page.keyboard.press('ArrowUp');
  await expect(answer(form, minimum, /^2 Fan/)).toBeChecked();
  await form.locator('#flowers > summary').focus();
  await page.keyboard.press('Enter');
  await answer(form, 'Was ist ein ganzer Blumensatz wert?', /^3 Fan/).focus();
  await page.keyboard.press('Space');
  await expect(form.locator('.house-differences')).toContainText('Mindest-Fan: 3 → 2');
  await expect(form.locator('.house-differences')).toContainText('Blumensatz in Fan: 2 → 3');
  await page.keyboard.press('Control+z');
  await expect(form.locator('.house-differences')).not.toContainText('Blumensatz');

  await form.getByLabel('Name', { exact: true }).fill('Montag <b>&amp;\u202E');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/r=hk33\*minFan\.2\*name\.Montag/);
  await form.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(status(form)).toContainText('kopiert');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await form.getByRole('button', { name: 'übernehmen' }).click();
  await expect(status(form)).toContainText('„Montag <b>&amp;“ gilt jetzt');
  await expect(page.locator('.rules summary')).toContainText('Montag <b>&amp;');
  expect(new URL(page.url()).searchParams.has('r')).toBe(false);

  await page.goto('zh-hant/practice/');
  await expect(page.locator('.rules summary')).toContainText('Montag <b>&amp;');
  await page.locator('.rules summary').click();
  await page.locator('[data-set="rules"][data-value="hk22"]').click();
  await page.goto(link);
  await expect(page.locator('#rules-asked')).toContainText('Montag <b>&amp;');
  await page.locator('#rules-asked summary').click();
  await expect(page.locator('#rules-asked li').first()).toContainText('→');
  await expect(page.locator('html')).toHaveAttribute('data-rules', /^hk33\*/);
  expect(await page.evaluate(() => localStorage.getItem('sik-wu:settings'))).toContain('"rules":"hk22"');
});

test('what does not hold together is said and not taken; rows are edited one by one', async ({ page }) => {
  const form = await open(page, 'de/house-rules/?r=hk22');
  await answer(form, 'Bei wie vielen Fan ist Schluss?', /^keine/).click();
  await expect(status(form)).toContainText('Ohne Obergrenze weiß niemand, was eine Limithand wert ist.');
  await expect(answer(form, 'Bei wie vielen Fan ist Schluss?', /^4 Fan/)).toBeChecked();
  await form.locator('#rows > summary').click();
  await form.getByLabel('Pong-Hand: Wert').selectOption('3');
  await expect(form.locator('.house-differences')).toContainText('Pong-Hand: 2 Fan → 3 Fan');
  await form.locator('#rows li', { hasText: 'Pong-Hand' }).first().locator('summary').click();
  await form.getByRole('checkbox', { name: 'Selbst gezogen' }).first().check();
  await expect(page).toHaveURL(/all-pungs\.3\.add\.self-draw/);
  await form.getByRole('button', { name: 'Zurück zu „Zwei-Zwei“' }).click();
  await expect(status(form)).toContainText('Alles wieder wie in „Zwei-Zwei“.');
  await form.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(form.locator('.house-differences')).toContainText('Pong-Hand');
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every part of the questionnaire fits', async ({ page }) => {
    const form = await open(page, 'zh-hant/house-rules/');
    for (const id of ['hands', 'flowers', 'limit', 'paying', 'claims', 'wall', 'rows'])
      await form.locator(`#${id} > summary`).click();
    await expect(form.locator('#passed-win .hand')).toHaveCount(3);
    await expect(form.locator('#false-win .hand')).toBeVisible();
    await expect(form.locator('#initial-flower-order .house-effect').first()).toHaveText('東家，再到東家，再到南家');
    await expect(form.locator('.house-rows')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question can be read with the rule sets that give each answer', async ({ page }) => {
    await page.goto('de/house-rules/');
    await page.locator('#wall > summary').click();
    const question = page.locator('#dealer-repeat-on-win');
    await expect(question).toContainText('Ost gewinnt. Wer gibt als Nächster?');
    await expect(question.locator('.house-answer', { hasText: 'Ost wechselt' })).toContainText('Null bis Sechs');
    await expect(question.getByRole('radio')).toHaveCount(0);
  });
});
