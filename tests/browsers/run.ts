import { builtSiteOf } from '../../src/build/built-site.ts';
import { listen } from '../../src/build/serve.ts';
import { Unavailable, type Browser, type Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { PATHS, type Path } from './paths.ts';
import { personAt } from './person.ts';
import { webkit } from './webkit.ts';
import { witness, type WitnessedSite } from './witness.ts';

/**
 * The main paths of the built site in other browsers than the one of the end-to-end tests. `npm run test:browsers` runs all;
 * words behind `--` choose browsers or paths by a part of their names (`-- firefox`, `-- calculator`).
 */
const BROWSERS: readonly Browser[] = [firefox, webkit];

interface Outcome {
  readonly browser: string;
  readonly path: string;
  readonly complaints: readonly string[];
}

const chosen = <T extends { readonly name: string }>(all: readonly T[], words: readonly string[]): readonly T[] => {
  const some = all.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
  return some.length === 0 ? all : some;
};

/** All paths in one browser, one after the other; undefined where the browser is skipped. */
async function runIn(
  browser: Browser,
  paths: readonly Path[],
  site: WitnessedSite,
  home: string,
): Promise<readonly Outcome[] | undefined> {
  let driver: Driver;
  try {
    driver = await browser.start();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    console.log(`\n${browser.name} is skipped. ${error.message}`);
    return undefined;
  }
  console.log(`\n${driver.title}`);
  try {
    const outcomes: Outcome[] = [];
    for (const path of paths) {
      const complaints = await walk(driver, path, site, home);
      outcomes.push({ browser: driver.title, path: path.name, complaints });
      console.log(`  ${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${path.name}`);
      for (const complaint of complaints) console.log(`         ${complaint}`);
    }
    return outcomes;
  } finally {
    await driver.close();
  }
}

/** One path by a new reader; what went wrong, in sentences. */
async function walk(driver: Driver, path: Path, site: WitnessedSite, home: string): Promise<readonly string[]> {
  const person = personAt(driver, home);
  const complaints: string[] = [];
  try {
    await driver.open(`${home}robots.txt`);
    await driver.evaluate('localStorage.clear()');
    site.takeComplaints();
    await path.walk(person);
    // For what comes late.
    await new Promise((resolve) => setTimeout(resolve, 500));
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  }
  // Leaving the page sends what it still has to report.
  await driver.open(`${home}robots.txt`).catch(() => undefined);
  return [...complaints, ...site.takeComplaints()];
}

async function main(words: readonly string[]): Promise<void> {
  const built = builtSiteOf(process.env);
  const site = witness(built);
  const home = `http://localhost:${String(await listen(site.server, 0))}${built.base}`;
  const outcomes: (readonly Outcome[] | undefined)[] = [];
  for (const browser of chosen(BROWSERS, words)) {
    outcomes.push(await runIn(browser, chosen(PATHS, words), site, home));
  }
  site.server.close();
  site.server.closeAllConnections();
  const walked = outcomes.flatMap((some) => some ?? []);
  const failed = walked.filter(({ complaints }) => complaints.length > 0).length;
  const skipped = outcomes.filter((some) => some === undefined).length;
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${walked.length - failed} passed, ${failed} failed, ${skipped} browsers skipped`);
}

await main(process.argv.slice(2));
