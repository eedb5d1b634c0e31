import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './support/browser.ts';

const port = process.env['E2E_PORT'] ?? '4399';
const executablePath = findBrowser();
const reportFile = process.env['E2E_REPORT'];

/** End-to-end tests of the built site in `dist`, served by the project's own server at the root. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  timeout: 60_000,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ...(reportFile === undefined ? [] : [['json', { outputFile: reportFile }] as const])],
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1280, height: 800 },
    // Only the tests of the offline copy pay for fetching all pages.
    serviceWorkers: 'block',
    launchOptions: { args: [...browserArguments()], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: `"${process.execPath}" src/build/serve.ts`,
    cwd: '..',
    env: { PORT: port, BASE_PATH: '/' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
