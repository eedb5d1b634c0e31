import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Addresses (as a pattern) whose failure belongs to the test. */
  readonly expectedFailures: RegExp | undefined;
}

/**
 * The test function of all end-to-end tests. A test fails, whatever it asserts, when its page logs an error, throws, breaks
 * the content security policy, asks another host for anything or gets a failed answer.
 */
export const test = base.extend<Options & { quiet: undefined }>({
  expectedFailures: [undefined, { option: true }],
  quiet: [
    async ({ page, baseURL, expectedFailures, javaScriptEnabled }, use) => {
      // A browser without scripts refuses to fetch those that a page names ahead, and calls that its policy.
      const isScriptRefused = (address: string): boolean => !javaScriptEnabled && address.endsWith('.js');
      const isExpected = (address: string): boolean =>
        isScriptRefused(address) || expectedFailures?.test(address) === true;
      const complaints = await watch(page, baseURL ?? '', isExpected);
      await use(undefined);
      expect(complaints, 'errors while the page was used').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

async function watch(page: Page, home: string, isExpected: (address: string) => boolean): Promise<readonly string[]> {
  const complaints: string[] = [];
  const complain = (address: string, sentence: string): void => {
    if (!isExpected(address)) complaints.push(`${sentence} (${address || page.url()})`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.location().url, `console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    complain('', `exception: ${error.message}`);
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(home) || /^(?:data|blob):/.test(request.url());
    if (!isOwn) complain(request.url(), 'request to another host');
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complain(request.url(), `request failed: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(response.url(), `status ${String(response.status())}`);
  });
  await page.exposeFunction('reportViolation', (directive: string, blocked: string) => {
    complain(blocked, `content security policy: ${directive}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as {
        reportViolation: (directive: string, blocked: string) => void;
      };
      reportViolation(effectiveDirective, blockedURI);
    });
  });
  return complaints;
}
