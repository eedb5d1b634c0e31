import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { countPlaywright, countVitest, sumOf, type TestCount } from './support/test-count.ts';

/**
 * The whole test run, one step after the other, cheapest first. Stops at the first step that fails and says which. The last
 * line is always `N passed, M failed`, over all tests that ran; a step that fails without counting tests counts as one.
 */
interface Step {
  readonly name: string;
  /** What to do when the step fails, as the end of a sentence. */
  readonly advice: string;
  readonly commands: readonly (readonly string[])[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly count?: () => TestCount;
}

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

async function planSteps(): Promise<readonly Step[]> {
  const report = join(CACHE, 'end-to-end.json');
  const port = String(await freePort());
  return [
    { name: 'format', advice: '"npm run format" mends it', commands: [program('prettier', '--check', '.')] },
    {
      name: 'lint',
      advice: 'see the rules named above',
      commands: [program('astro', 'sync'), program('eslint', '.', '--max-warnings', '0')],
    },
    {
      name: 'types',
      advice: 'see the types named above',
      commands: [program('astro', 'check'), program('tsc', '--noEmit')],
    },
    vitestStep('units', 'vitest.config.ts', 'see the tests named above'),
    {
      name: 'build',
      advice: 'the site does not build',
      commands: [program('astro', 'build')],
      environment: ROOT_BUILD,
    },
    {
      name: 'bytes',
      advice: 'see the table above',
      commands: [['src/build/byte-budget.ts']],
      environment: ROOT_BUILD,
    },
    vitestStep('built site', 'vitest.built.config.ts', 'see the pages named above', ROOT_BUILD),
    {
      name: 'build below a base path',
      advice: 'the site does not build with SITE and BASE_PATH',
      commands: [program('astro', 'build', '--outDir', BASE_BUILD.DIST)],
      environment: BASE_BUILD,
    },
    vitestStep(
      'built site below a base path',
      'vitest.built.config.ts',
      'an address ignores the base path',
      BASE_BUILD,
    ),
    {
      name: 'end to end',
      advice: 'see the pages named above',
      commands: [program('playwright', 'test', '--config', 'tests/playwright.config.ts')],
      environment: { E2E_PORT: port, E2E_REPORT: report },
      count: () => countPlaywright(report),
    },
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolvePort) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => {
        resolvePort(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

/** Runs a step to its end and returns whether every command succeeded. */
function runStep({ name, commands, environment }: Step): boolean {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const isGood = commands.every((parameters) => {
    const { status, error } = spawnSync(process.execPath, [...parameters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    });
    if (error !== undefined) console.error(error.message);
    return status === 0;
  });
  console.log(`── ${name}: ${isGood ? 'good' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return isGood;
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
  for (const step of await planSteps()) {
    const isGood = runStep(step);
    const count = step.count?.() ?? { passed: 0, failed: 0 };
    counts.push(isGood || count.failed > 0 ? count : { ...count, failed: 1 });
    if (isGood) continue;
    console.error(`\nThe step "${step.name}" failed: ${step.advice}. Later steps did not run.`);
    break;
  }
  return sumOf(counts);
}

const { passed, failed } = await main().catch((error: unknown): TestCount => {
  console.error(`\nThe tests cannot run. ${error instanceof Error ? error.message : String(error)}`);
  return { passed: 0, failed: 1 };
});
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
