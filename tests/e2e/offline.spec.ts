import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSiteOf } from '../../src/build/built-site.ts';
import { serverFor } from '../../src/build/serve.ts';
import { expect, test } from './quiet-page.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the copy is complete: the worker becomes active only when it has fetched everything. */
const copyIsKept = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('after one visit, lesson, puzzle, glossary and the other language need no network', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('de/lessons/ready-hands/');
  await copyIsKept(page);
  await context.setOffline(true);

  await page.goto('de/practice/waits/?p=1&l=1&v=1');
  const puzzle = page.locator('.waits[data-alive]');
  await puzzle.getByRole('textbox').fill('E');
  await puzzle.getByRole('button', { name: 'Prüfen' }).click();
  await puzzle.getByRole('button', { name: 'Lösung zeigen' }).click();
  await expect(puzzle.locator('.waits-copies li').first()).toBeVisible();

  await page.goto('de/lessons/claims/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('de/glossary/');
  await page.getByRole('searchbox').fill('Pung');
  await expect(page.locator('main')).toContainText('碰');

  await page.goto('de/search/');
  await page.getByRole('searchbox').fill('zurückhalten');
  await expect(page.locator('.search-result mark').first()).toHaveText('zurückhalten');
  await page.goto('de/glossary/');

  await page.locator('a[hreflang="zh-Hant-HK"]:visible').first().click();
  await page.waitForURL(/\/zh-hant\/glossary\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
});

test.describe('a new version', () => {
  let server: Server;
  let isRenewed = false;

  test.beforeAll(async () => {
    const site = builtSiteOf({ DIST: process.env['DIST'] });
    const files = serverFor(site);
    const worker = readFileSync(join(site.folder, 'offline.js'), 'utf8');
    server = createServer((request, response) => {
      if (isRenewed && request.url === '/offline.js')
        response.setHeader('Content-Type', 'text/javascript').end(`${worker}/* newer */`);
      else files.emit('request', request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  });

  test.afterAll(() => {
    server.close();
  });

  test('waits for the reader, and what he has done stays', async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({
      baseURL: `http://localhost:${String((server.address() as AddressInfo).port)}/`,
      serviceWorkers: 'allow',
    });
    await page.goto('de/');
    await copyIsKept(page);
    await page.evaluate(() => {
      localStorage.setItem('sik-wu:place', 'claims');
    });
    await page.reload();
    await expect(page.locator('#new-version')).toBeHidden();

    isRenewed = true;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.locator('#new-version')).toBeVisible({ timeout: 60_000 });
    const reloaded = page.waitForEvent('load');
    await page.locator('#new-version button').click();
    await reloaded;
    await expect(page.locator('#new-version')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('sik-wu:place'))).toBe('claims');
    await page.close();
  });
});
