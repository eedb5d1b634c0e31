import { expect, test } from './quiet-page.ts';

test('with the table around it the waits are typed, counted and called by keyboard, and remembered once', async ({
  page,
}) => {
  await page.goto('de/practice/waits/?p=17&l=7&v=1');
  const puzzle = page.locator('.waits:has(.open-tiles)');
  await expect(puzzle).toHaveAttribute('data-alive', '');
  await puzzle.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(puzzle.getByRole('status').last()).toContainText('Noch kein Stein gewählt.');
  await puzzle.getByRole('textbox').fill('3s F');
  await puzzle.getByRole('textbox').press('Enter');
  const fields = puzzle.getByRole('combobox');
  await expect(fields.first()).toBeFocused();
  await fields.nth(0).selectOption('2');
  await fields.nth(1).selectOption('self-draw');
  await fields.nth(2).selectOption('1');
  await fields.nth(3).selectOption('always');
  await fields.nth(3).press('Enter');
  await expect(puzzle.getByRole('status').last()).toContainText('Eine Anzahl stimmt nicht.');
  await fields.nth(2).selectOption('2');
  await fields.nth(2).press('Enter');
  await expect(puzzle.getByRole('status').last()).toContainText('Richtig.');
  await expect(puzzle.getByRole('link', { name: 'Nachrechnen' })).toHaveCount(2);
  const kept = await page.evaluate(() => localStorage.getItem('sik-wu:answers:1'));
  expect(kept).toMatch(/^waits waits\?p=17&l=7&v=1 \w+- two-pairs,copies-left,may-call/);
});
