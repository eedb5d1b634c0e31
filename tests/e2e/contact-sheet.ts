import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { builtSiteOf, pagesOf } from '../../src/build/built-site.ts';
import { listen, serverFor } from '../../src/build/serve.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { browserArguments, findBrowser } from '../support/browser.ts';

/**
 * Pictures of every kind of page in the finished build, to be looked at: at three widths, in both themes and all languages.
 * `npm run contact-sheet` takes them all, `npm run contact-sheet -- fan/ calculator` the pages whose address has one of the words.
 * They lie in `.cache/contact-sheet`, with an `index.html` that shows them side by side.
 */
const FOLDER = join(import.meta.dirname, '../../.cache/contact-sheet');
const WIDTHS = [320, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;

/** Rooms whose pages are made alike: two of each are enough. */
const ALIKE = ['lessons', 'fan', 'rule-sets', 'embed', 'print'];
const ENOUGH = 2;

/** How many pages are open at once, and how long one may take to open or to be drawn, in milliseconds. */
const AT_ONCE = 2;
const PATIENCE = 30_000;

interface Shot {
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
  readonly file: string;
}

/** One address, opened once, with all its pictures. */
interface Sitting {
  readonly path: string;
  readonly shots: readonly Shot[];
}

/** The pages below a language, each kind once or twice, wanted ones only. */
function chosenPages(paths: readonly string[], wanted: readonly string[]): readonly string[] {
  const pages = paths.flatMap((path) => (path.startsWith('de/') ? [path.slice(3)] : []));
  if (wanted.length > 0) return pages.filter((page) => wanted.some((word) => page.includes(word)));
  const taken = new Map<string, number>();
  return pages.filter((page) => {
    const room = page.split('/')[0] ?? '';
    const count = taken.get(room) ?? 0;
    taken.set(room, count + 1);
    return !ALIKE.includes(room) || page === `${room}/` || count <= ENOUGH;
  });
}

const sittingsOf = (pages: readonly string[]): readonly Sitting[] =>
  pages.flatMap((page) =>
    LOCALES.map(({ path: locale }) => ({
      path: `${locale}/${page}`,
      shots: WIDTHS.flatMap((width) =>
        THEMES.map((theme) => ({ width, theme, file: fileOf(locale, page, width, theme) })),
      ),
    })),
  );

const fileOf = (locale: string, page: string, width: number, theme: string): string =>
  `${locale}-${page.replaceAll('/', '-') || 'start-'}${String(width)}-${theme}.jpeg`;

/** Opens the address and takes its pictures. Resolves with a sentence for each that failed; never rejects. */
async function sit(browser: Browser, home: string, { path, shots }: Sitting): Promise<readonly string[]> {
  // A new reader each time; without the offline copy, which would fetch the whole site for each.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(home + path, { waitUntil: 'load' });
    const failures: string[] = [];
    for (const shot of shots) {
      await take(page, shot).catch((error: unknown) => failures.push(`${shot.file}: ${firstLine(error)}`));
    }
    return failures;
  } catch (error) {
    return [`${path}: ${firstLine(error)}`];
  } finally {
    await context.close().catch(() => undefined);
  }
}

async function take(page: Page, { width, theme, file }: Shot): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
  await page.emulateMedia({ colorScheme: theme });
  await page.screenshot({ path: join(FOLDER, file), fullPage: true, type: 'jpeg', quality: 72 });
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

function sheetOf(sittings: readonly Sitting[]): string {
  const rows = sittings.map(({ path, shots }) => {
    const pictures = shots.map(
      ({ file, width }) =>
        `<a href="${file}"><img src="${file}" loading="lazy" width="${String(width / 4)}" alt="${file}"></a>`,
    );
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px sans-serif}div{display:flex;gap:8px;align-items:start;max-height:700px;overflow:hidden}</style>${rows.join('\n')}\n`;
}

async function main(wanted: readonly string[]): Promise<void> {
  const site = builtSiteOf(process.env);
  const addresses = pagesOf(site).map(({ path }) => path);
  const sittings = sittingsOf(chosenPages(addresses, wanted));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), sheetOf(sittings));
  const server = serverFor(site);
  const home = `http://localhost:${String(await listen(server, 0))}${site.base}`;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments()],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const failures: string[] = [];
  const queue = sittings.entries();
  const work = async (): Promise<void> => {
    for (const [at, sitting] of queue) {
      console.log(`${String(at + 1)}/${String(sittings.length)} ${sitting.path}`);
      failures.push(...(await sit(browser, home, sitting)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  server.close();
  for (const failure of failures) console.error(`Not taken: ${failure}`);
  console.log(
    `${String(sittings.flatMap(({ shots }) => shots).length)} pictures wanted, see ${join(FOLDER, 'index.html')}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
