import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** On a busy machine a script may take longer to come than an answer does. */
const PATIENCE = 20_000;

/** Opens an address and brings the first widget there into view, once its script has come. */
export async function openWidget(page: Page, address: string, selector: string): Promise<Locator> {
  await page.goto(address);
  const widget = page.locator(selector).first();
  // Its script may put another widget in its place just then.
  await expect(() => widget.scrollIntoViewIfNeeded()).toPass({ timeout: PATIENCE });
  await expect(widget).toHaveAttribute('data-alive', '', { timeout: PATIENCE });
  return widget;
}

/** What a widget says to the last thing done in it. */
export const statusOf = (widget: Locator): Locator => widget.locator('.status-line');

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
