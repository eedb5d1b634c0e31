import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './support/free-port.ts';
import { runSteps, type Step } from './support/run-steps.ts';
import { countPlaywright, countVitest, sumOf, type TestCount } from './support/test-count.ts';

/**
 * The whole test run, cheapest first. Steps that keep one core busy run side by side. Stops after the first steps of which
 * one fails and says which. The last line is always `N passed, M failed`, over all tests that ran; a step that fails without
 * counting tests counts as one.
 */
const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache/tests');
const BASE_BUILD = { DIST: join(CACHE, 'base-dist'), SITE: 'https://example.org', BASE_PATH: '/some/base/' };
const ROOT_BUILD = { DIST: join(ROOT, 'dist'), SITE: 'http://localhost:4321', BASE_PATH: '/' };

const PROGRAMS = {
  prettier: 'prettier/bin/prettier.cjs',
  eslint: 'eslint/bin/eslint.js',
  astro: 'astro/bin/astro.mjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
} as const;

const program = (name: keyof typeof PROGRAMS, ...parameters: readonly string[]): readonly string[] => [
  join(ROOT, 'node_modules', PROGRAMS[name]),
  ...parameters,
];

/** A Vitest run that also writes its counts to a file. */
function vitestStep(name: string, config: string, advice: string, environment: Step['environment'] = {}): Step {
  const report = join(CACHE, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const commands = [program('vitest', 'run', '--config', `tests/${config}`, ...reporters)];
  return { name, advice, environment, commands, count: () => countVitest(report) };
}

/** What runs one after the other; steps in one list run side by side. */
async function planSteps(): Promise<readonly (readonly Step[])[]> {
  const report = join(CACHE, 'end-to-end.json');
  const port = String(await freePort());
  const generate = {
    name: 'types of the content',
    advice: 'the content does not have the form it should have',
    commands: [program('astro', 'sync')],
  };
  const format = {
    name: 'format',
    advice: '"npm run format" mends it',
    commands: [program('prettier', '--check', '.')],
  };
  const lint = {
    name: 'lint',
    advice: 'see the rules named above',
    commands: [program('eslint', '.', '--max-warnings', '0')],
  };
  const types = {
    name: 'types',
    advice: 'see the types named above',
    commands: [program('astro', 'check', '--noSync'), program('tsc', '--noEmit')],
  };
  const build = {
    name: 'build',
    advice: 'the site does not build',
    commands: [program('astro', 'build')],
    environment: ROOT_BUILD,
  };
  const bytes = {
    name: 'bytes',
    advice: 'see the table above',
    commands: [['src/build/byte-budget.ts']],
    environment: ROOT_BUILD,
  };
  const baseBuild = {
    name: 'build below a base path',
    advice: 'the site does not build with SITE and BASE_PATH',
    commands: [program('astro', 'build', '--outDir', BASE_BUILD.DIST)],
    environment: BASE_BUILD,
  };
  const endToEnd = {
    name: 'end to end',
    advice: 'see the pages named above',
    commands: [program('playwright', 'test', '--config', 'tests/playwright.config.ts')],
    environment: { E2E_PORT: port, E2E_REPORT: report },
    count: () => countPlaywright(report),
  };
  const builtTests = (name: string, advice: string, environment: Step['environment']): Step =>
    vitestStep(name, 'vitest.built.config.ts', advice, environment);
  return [
    [generate],
    [format, lint, types],
    [vitestStep('units', 'vitest.config.ts', 'see the tests named above')],
    [build],
    [bytes, baseBuild],
    [
      builtTests('built site', 'see the pages named above', ROOT_BUILD),
      builtTests('built site below a base path', 'an address ignores the base path', BASE_BUILD),
    ],
    [endToEnd],
  ];
}

/** What is missing before anything can run, as a sentence. */
function findMissing(): string | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (!existsSync(join(ROOT, 'node_modules/astro'))) return 'The packages are not installed: run "npm ci" first.';
  if (major < 22 || (major === 22 && minor < 19)) {
    return `Node ${process.versions.node} is too old: run the tests as "npm test", which uses the Node that "npm ci" installed.`;
  }
  return undefined;
}

/** Finds or installs what the browser tests need, and names the browser to them. */
async function prepareBrowser(): Promise<void> {
  const { ensureBrowser, ensureChineseFont } = await import('./support/browser.ts');
  process.env['CHROME_PATH'] = ensureBrowser();
  ensureChineseFont();
  console.log(`Browser: ${process.env['CHROME_PATH']}`);
}

async function main(): Promise<TestCount> {
  const missing = findMissing();
  if (missing !== undefined) throw new Error(missing);
  await prepareBrowser();
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const counts: TestCount[] = [];
  for (const steps of await planSteps()) {
    const failed = await runSteps(steps, ROOT);
    for (const step of steps) {
      const count = step.count?.() ?? { passed: 0, failed: 0 };
      counts.push(!failed.includes(step) || count.failed > 0 ? count : { ...count, failed: 1 });
    }
    for (const { name, advice } of failed)
      console.error(`\nThe step "${name}" failed: ${advice}. Later steps did not run.`);
    if (failed.length > 0) break;
  }
  return sumOf(counts);
}

const { passed, failed } = await main().catch((error: unknown): TestCount => {
  console.error(`\nThe tests cannot run. ${error instanceof Error ? error.message : String(error)}`);
  return { passed: 0, failed: 1 };
});
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
