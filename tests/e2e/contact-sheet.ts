import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
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

interface Shot {
  readonly path: string;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
  readonly file: string;
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

const shotsOf = (pages: readonly string[]): readonly Shot[] =>
  pages.flatMap((page) =>
    LOCALES.flatMap(({ path: locale }) =>
      WIDTHS.flatMap((width) =>
        THEMES.map((theme) => ({
          path: `${locale}/${page}`,
          width,
          theme,
          file: `${locale}-${page.replaceAll('/', '-') || 'start-'}${String(width)}-${theme}.jpeg`,
        })),
      ),
    ),
  );

async function take(browser: Browser, home: string, { path, width, theme, file }: Shot): Promise<void> {
  const viewport = { width, height: width < 700 ? 640 : 900 };
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(home + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(FOLDER, file), fullPage: true, type: 'jpeg', quality: 72 });
  await context.close();
}

function sheetOf(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ path }) => path)].map(([path, own]) => {
    const pictures = own.map(
      ({ file, width }) =>
        `<a href="${file}"><img src="${file}" loading="lazy" width="${String(width / 4)}" alt="${file}"></a>`,
    );
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px sans-serif}div{display:flex;gap:8px;align-items:start;max-height:700px;overflow:hidden}</style>${rows.join('\n')}\n`;
}

async function main(wanted: readonly string[]): Promise<void> {
  const site = builtSiteOf(process.env);
  const shots = shotsOf(
    chosenPages(
      pagesOf(site).map(({ path }) => path),
      wanted,
    ),
  );
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = serverFor(site);
  const home = `http://localhost:${String(await listen(server, 0))}${site.base}`;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments()],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const queue = shots.values();
  const work = async (): Promise<void> => {
    for (const shot of queue) await take(browser, home, shot);
  };
  await Promise.all([work(), work()]);
  writeFileSync(join(FOLDER, 'index.html'), sheetOf(shots));
  await browser.close();
  server.close();
  console.log(`${String(shots.length)} pictures: ${join(FOLDER, 'index.html')}`);
}

await main(process.argv.slice(2));
