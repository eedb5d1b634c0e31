import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended how. Skipped tests are in neither number. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** The counts in a report of Vitest's json reporter. A file that could not be loaded has no tests and counts as one failed. */
export function countVitest(file: string): TestCount {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return NONE;
  const failed = report.numFailedTests === 0 ? Math.min(report.numFailedTestSuites, 1) : report.numFailedTests;
  return { passed: report.numPassedTests, failed };
}

/** The counts in a report of Playwright's json reporter. */
export function countPlaywright(file: string): TestCount {
  const stats = (readReport(file) as PlaywrightReport | undefined)?.stats;
  return stats === undefined ? NONE : { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

export function sumOf(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    NONE,
  );
}

const NONE: TestCount = { passed: 0, failed: 0 };

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
