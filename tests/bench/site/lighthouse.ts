import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page with its settings for phones: a hundred is the most, and what is missing to it. */
export interface Verdict {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

const run = promisify(execFile);

/** Runs Lighthouse, which its own package file brings, on a page. */
export async function lighthouseOf(address: string, chrome: string, folder: string): Promise<Verdict> {
  const file = join(folder, 'report.json');
  const lighthouse = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
  await run(
    process.execPath,
    [
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: chrome } },
  );
  return verdictOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

function verdictOf({ categories, audits }: Report): Verdict {
  const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
    ),
  };
}
