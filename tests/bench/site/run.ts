import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { builtSiteOf } from '../../../src/build/built-site.ts';
import { listen } from '../../../src/build/serve.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { browserArguments, ensureBrowser } from '../../support/browser.ts';
import { lighthouseOf } from './lighthouse.ts';
import { medianOf, probe, type Subject } from './probe.ts';
import { compressedServer } from './serve-compressed.ts';

/**
 * `npm run bench:site`: how fast the finished build is for a phone of the middle class on a slow line, and beside it in the
 * same run a documentation page made with Starlight. `-- lighthouse` adds what Lighthouse says in every language,
 * `-- de/calculator` measures pages by their address. The tables are kept in docs/speed.md.
 */
const RUNS = 5;
const HERE = import.meta.dirname;
const PEER = join(HERE, 'starlight');
const RULES_SWITCH = 'header .rules summary';

const PAGES: readonly Omit<Subject, 'name'>[] = [
  { address: '', control: RULES_SWITCH, controls: [RULES_SWITCH] },
  { address: 'lessons/ready-hands/', control: 'main [aria-pressed]', controls: ['main [aria-pressed]', RULES_SWITCH] },
  {
    address: 'practice/waits/',
    control: '.tile-pad [aria-pressed]',
    controls: ['.tile-pad [aria-pressed]', RULES_SWITCH],
  },
  { address: 'calculator/', control: 'main .tile-pad button', controls: ['main .tile-pad button', RULES_SWITCH] },
  { address: 'fan/full-flush/', control: RULES_SWITCH, controls: [RULES_SWITCH] },
  { address: 'rule-sets/compare/', control: '#only-differences', controls: ['#only-differences', RULES_SWITCH] },
];

const PEER_PAGE = {
  address: 'guides/example/',
  control: 'header button[data-open-modal]',
  controls: ['header button[data-open-modal]'],
};

/** Installs and builds what the comparison needs, once. */
function preparePeer(): void {
  for (const folder of [HERE, PEER])
    if (!existsSync(join(folder, 'node_modules')))
      execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  if (!existsSync(join(PEER, 'dist')))
    execFileSync(process.execPath, [join(PEER, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: PEER,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

async function measureAll(subjects: readonly Subject[], executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments()] });
  console.log(
    '| page | first paint s | largest paint s | first answered click s | KB | layout shift | slowest answer ms |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  for (const subject of subjects) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await probe(browser, subject));
    const { firstPaint, largestPaint, firstAnswer, bytes, shift, slowestAnswer } = medianOf(runs);
    const figures = [seconds(firstPaint), seconds(largestPaint), seconds(firstAnswer), (bytes / 1000).toFixed(0)];
    console.log(`| ${subject.name} | ${[...figures, shift.toFixed(3), slowestAnswer.toFixed(0)].join(' | ')} |`);
  }
  await browser.close();
}

async function judgeAll(subjects: readonly Subject[], chrome: string): Promise<void> {
  const folder = join(HERE, '../../../.cache/lighthouse');
  mkdirSync(folder, { recursive: true });
  console.log('\n| page | performance | accessibility | best practices | SEO |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const { name, address } of subjects) {
    const { scores, faults } = await lighthouseOf(address, chrome, folder);
    console.log(`| ${name} | ${Object.values(scores).join(' | ')} |`);
    for (const fault of faults) console.error(`  ${name}: ${fault}`);
  }
}

async function main(words: readonly string[]): Promise<void> {
  preparePeer();
  const chrome = ensureBrowser();
  const site = builtSiteOf(process.env);
  const [own, peer] = [compressedServer(site.folder), compressedServer(join(PEER, 'dist'))];
  const home = `http://localhost:${String(await listen(own, 0))}/`;
  const peerHome = `http://localhost:${String(await listen(peer, 0))}/`;
  const wanted = words.filter((word) => word !== 'lighthouse');
  const inLocale = (locale: string): readonly Subject[] =>
    PAGES.map((page) => ({
      ...page,
      name: `${locale}/${page.address}`,
      address: `${home}${locale}/${page.address}`,
    })).filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  const [first] = LOCALES;
  await measureAll(
    [...inLocale(first.path), { ...PEER_PAGE, name: 'Starlight', address: `${peerHome}${PEER_PAGE.address}` }],
    chrome,
  );
  if (words.includes('lighthouse'))
    await judgeAll(
      LOCALES.flatMap(({ path }) => inLocale(path)),
      chrome,
    );
  own.close();
  peer.close();
}

await main(process.argv.slice(2));
