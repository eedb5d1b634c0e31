import { expect, test } from './quiet-page.ts';
import { press } from './widget.ts';

test('a run of two by keyboard ends with a summary and links to read up', async ({ page }) => {
  await page.goto('de/practice/rounds/?p=5&l=1&run=2&v=1');
  const puzzle = page.locator('.rounds-puzzle[data-alive]');
  await expect(puzzle).toBeVisible();
  const run = page.locator('.run');
  await expect(run).toContainText('Aufgabe 1 von 2, 0 richtig');
  for (const at of [1, 2]) {
    await puzzle.getByRole('radio').first().focus();
    await press(page, 'Space');
    await puzzle.getByRole('radio', { name: 'Ost', exact: true }).focus();
    await press(page, 'Space', 'Enter');
    const solution = puzzle.getByRole('button', { name: 'Lösung zeigen' });
    const next = puzzle.getByRole('button', { name: 'Nächste Aufgabe' });
    await expect(solution.or(next)).toBeVisible();
    if (await solution.isVisible()) await solution.press('Enter');
    if (at === 1) await next.press('Enter');
  }
  await expect(run.getByRole('heading', { name: /von 2 beim ersten Versuch richtig/ })).toBeVisible();
  await expect(run.getByRole('link', { name: /^Nachlesen/ })).toHaveAttribute('href', /lessons\/rounds\/$/);
  await run.getByRole('button', { name: 'Noch ein Durchgang' }).press('Enter');
  await expect(run).toContainText('Aufgabe 1 von 2, 0 richtig');
});

test('a question mark opens the help inside the puzzle, and nowhere else', async ({ page }) => {
  await page.goto('zh-hant/practice/waits/');
  await expect(page.locator('.waits[data-alive]')).toBeVisible();
  const help = page.locator('details[data-keys]');
  await page.locator('.frame-row button').first().focus();
  await press(page, '?');
  await expect(help).not.toHaveAttribute('open');
  await page.locator('.tile-pad button').first().focus();
  await press(page, '?');
  await expect(help).toHaveAttribute('open');
});

test('typed tiles are checked by Enter, and a report names the puzzle and the answer', async ({ page }) => {
  await page.goto('de/practice/waits/?h=678m456p99p23456s&v=1');
  const puzzle = page.locator('.waits[data-alive]');
  await expect(puzzle).toBeVisible();
  await puzzle.locator('.tile-pad button').first().focus();
  await press(page, '1', '4', '7', 's', 'Enter');
  await expect(puzzle.locator('.status-line')).toContainText('Alle drei.');
  await page.getByRole('button', { name: 'Stimmt hier etwas nicht?' }).click();
  await expect(page.getByRole('textbox', { name: 'Als Text' })).toHaveValue(/waits\?h=.*[\s\S]*147s/);
});

test('the day changes at midnight in Hong Kong, and the result can be passed on', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-11T15:59:59Z'));
  await page.goto('de/daily/');
  await expect(page.locator('.daily-day')).toContainText('Nummer 11');
  await page.clock.setFixedTime(new Date('2027-01-11T16:00:00Z'));
  await page.reload();
  await expect(page.locator('.daily-day')).toContainText('Nummer 12');
  const puzzle = page.locator('.waits[data-alive]');
  await puzzle.getByRole('textbox').fill('1m');
  await puzzle.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.locator('.day-result textarea')).toHaveValue(
    /^Sik Wu #12: Warten \d\/\d\nhttp.*\/de\/daily\/\?n=12&v=1$/,
  );
  await page.reload();
  await expect(page.locator('.daily-steps')).toContainText(/Warten: \d von \d/);
  const score = page.locator('.score[data-alive]');
  await score.getByRole('button', { name: 'Tipp' }).press('Enter');
  await score.getByRole('button', { name: 'Lösung zeigen' }).press('Enter');
  await score.getByRole('button', { name: 'Nächstes Rätsel' }).press('Enter');
  await expect(page.locator('.claims').getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto('de/daily/?n=11&n=12');
  await expect(page.locator('.link-notes')).toHaveText('Im Link steht „n“ mehrmals. Es gilt der erste Wert.');
  await page.goto('de/daily/?n=13');
  await expect(page.locator('.daily-note')).toContainText('Rätsel 13 gibt es noch nicht');
});

test('a puzzle alone for a frame, under the rules of its address', async ({ page }) => {
  await page.goto('zh-hant/embed/claims/?p=7&l=2&r=hk22&v=1');
  await expect(page.locator('.claims[data-alive]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-rules', 'hk22');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const whole = page.getByRole('link', { name: '在完整網頁打開' });
  await whole.focus();
  await expect(whole).toHaveAttribute('href', /zh-hant\/practice\/claims\/\?p=7&l=2&r=hk22&v=1$/);
});
