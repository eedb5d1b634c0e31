import type { Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** Waits until every part of the page that wakes at once is awake: none is left as the server sent it. */
export const awake = (page: Page): Promise<void> =>
  expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
