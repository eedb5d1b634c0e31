import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

type Environment = Readonly<Record<string, string | undefined>>;

const PLAYWRIGHT = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
const SHELL = 'chromium-headless-shell';
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/**
 * The browser for the end-to-end tests: the one named by `CHROME_PATH`, else Playwright's own, else a Chromium or Chrome in
 * one of the usual places of the machine, one without windows before others. Undefined when there is none.
 */
export function findBrowser(
  environment: Environment = process.env,
  isUsable: (path: string) => boolean = isBrowser,
): string | undefined {
  const named = environment['CHROME_PATH'];
  const places = named === undefined || named === '' ? usualPlaces(environment) : [named];
  return places.find(isUsable);
}

function usualPlaces(environment: Environment): readonly string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const programs = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] ?? []);
  return [
    chromium.executablePath(),
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...programs.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program))),
  ];
}

/** A program file that starts: a distribution may put a stub in the place of a browser it does not have. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Chromium refuses its sandbox to root, as in most containers. */
export const browserArguments = (): readonly string[] => (isRoot() ? ['--no-sandbox'] : []);

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The browser, installed first where there is none; an error in plain words where that is impossible. Where a Chromium
 * without windows can be installed it is, since the tests take half as long in it.
 */
export function ensureBrowser(): string {
  if (!process.env['CHROME_PATH'] && findBrowser()?.includes('headless') !== true) installPackages([SHELL]);
  const browser = findBrowser() ?? installBrowser();
  if (browser !== undefined) return browser;
  throw new Error(
    'The end-to-end tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one, or set CHROME_PATH to the browser’s program file.',
  );
}

function installBrowser(): string | undefined {
  if (process.env['CHROME_PATH']) throw new Error(`There is no browser at CHROME_PATH=${process.env['CHROME_PATH']}.`);
  console.log('No browser found: trying to install one.');
  installPackages(['chromium']);
  if (findBrowser() === undefined) run(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
  return findBrowser();
}

/** Sees to it that Chinese text is drawn with glyphs. Without such a font the tests run, but pages are not measured truly. */
export function ensureChineseFont(): void {
  if (process.platform !== 'linux' || hasChineseFont()) return;
  console.log('No Chinese font found: trying to install one.');
  installPackages(['fonts-noto-cjk']);
  if (!hasChineseFont()) console.log('Still no Chinese font: install fonts-noto-cjk for true widths of Chinese text.');
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

function installPackages(names: readonly string[]): void {
  if (!isRoot() || process.platform !== 'linux') return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...names]);
}

/** Runs a command whose failure shows in what is there afterwards. */
function run(command: string, parameters: readonly string[]): void {
  spawnSync(command, parameters, {
    stdio: 'inherit',
    timeout: 4 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
