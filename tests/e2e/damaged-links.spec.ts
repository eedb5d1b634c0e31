import type { Page } from '@playwright/test';
import { damagedLink } from '../support/damaged-links.ts';
import { awake } from './awake.ts';
import { expect, test } from './quiet-page.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const escaped = encodeURIComponent(MARKUP);

/** What every page of a tool says something about, whatever else it reads. */
const EVERYWHERE = [`?r=${escaped}&v=1`, `?r=hk99`];

/** Links that a puzzle cannot take as they are. */
const PUZZLE = [`?p=${escaped}&v=1`, '?p=1e999&l=1', '?p=7&l=9%E0%A4%A', '?p=3&p=4&l=1', '?v=2&p=5', ...EVERYWHERE];

/** The broken links of a kind of puzzle: the kinds take turns, so that all of them have all in the end. */
const some = (turn: number): readonly string[] => PUZZLE.filter((_, at) => at % 2 === turn % 2);

/** A page that takes links, in turn in the three languages; broken links that it must speak of. */
const TOOLS: readonly (readonly [page: string, broken: readonly string[]])[] = [
  ['de/practice/waits/', [...some(1), `?h=11111m${escaped}`]],
  ['zh-hant/practice/build-wait/', some(0)],
  ['zh-hans/practice/score/', [...some(1), '?h=123m+9x&s=Q']],
  ['de/practice/build-hand/', some(0)],
  ['zh-hant/practice/best-reading/', some(1)],
  ['zh-hans/practice/claims/', some(0)],
  ['de/practice/wall/', some(1)],
  ['zh-hant/practice/rounds/', some(0)],
  ['zh-hans/practice/discard/', some(1)],
  ['de/practice/tile-names/', some(0)],
  ['zh-hant/daily/', [`?n=${escaped}`, '?n=0', '?n=99999999999', ...EVERYWHERE]],
  ['de/calculator/', [`?h=${escaped}`, '?h=11111m', '?s=X&w=Y', '?h=123m&h=456m', '?v=9', ...EVERYWHERE]],
];

/** Rules that do not hold together, are written wrong, or are markup. */
const RULES = [
  ...EVERYWHERE,
  '?r=hk33*minFan.99*capFan.1',
  '?r=hk33*full-flush.limit*capFan.null',
  '?r=hk33*%E0%A4%A',
  `?r=hk33*nonsense.1*name.${escaped}`,
];

/** Pages that read of a link only the rules, and what they look for or jump to. */
const READERS: readonly string[] = [
  'de/house-rules/',
  'zh-hant/print/custom/',
  'zh-hans/embed/waits/',
  'de/embed/score/',
  'zh-hant/',
  'zh-hans/lessons/ready-hands/',
  'de/lessons/claims/',
  'zh-hant/fan/full-flush/',
  'zh-hans/rule-sets/hk33/',
  'de/rule-sets/compare/',
  'zh-hant/practice/',
  'zh-hans/progress/',
  'de/glossary/',
  'zh-hant/search/',
];
const LOOKED_FOR = [`?q=${escaped}`, '?q=%E0%A4%A', '?q=', '#%E0%A4%A', `#${escaped}`, '#__proto__'];

/** How many links of the corpus each page is given besides. */
const ANY_DAMAGE = 2;

/** A link of the corpus as it may stand behind the address of a page. */
const anyDamage = (at: number): string => `?${damagedLink(at).replace(/^\?/, '')}`.slice(0, 6000);

/** Markup that came from nowhere but the address; what would run opens a dialog besides. */
const intruders = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('img[src="x"], [onerror], [href^="javascript:"]').length);

/** Notes what would only run if markup of an address were markup. */
function heedDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

for (const [at, [path, broken]] of TOOLS.entries()) {
  test(`/${path} speaks of links that are broken, and opens whatever they say`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-03T12:00:00Z'));
    const dialogs = heedDialogs(page);
    for (const link of broken) {
      await page.goto(path + link);
      await expect(page.locator('[role="status"] p:visible').first(), link).toHaveText(/\S{4}/);
      expect(await intruders(page), link).toBe(0);
    }
    for (let turn = 0; turn < ANY_DAMAGE; turn += 1) {
      const link = anyDamage(at * ANY_DAMAGE + turn);
      await page.goto(path + link);
      await expect(page.locator('main h1'), link).toBeVisible();
      await expect(page.locator('main [data-alive]').first(), link).toBeVisible();
      expect(await intruders(page), link).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });
}

for (const [at, path] of READERS.entries()) {
  test(`/${path} opens whatever a link says, and says which rules it could not take`, async ({ page }) => {
    const dialogs = heedDialogs(page);
    for (const link of RULES.filter((_, turn) => turn % 2 === at % 2 || path.startsWith('de/house'))) {
      await page.goto(path + link);
      await expect(page.locator('[role="status"] [data-notice="rulesUnknown"]'), link).toBeVisible();
      expect(await intruders(page), link).toBe(0);
    }
    const others = [...LOOKED_FOR.filter((_, turn) => turn % 3 === at % 3), anyDamage(100 + at)];
    for (const link of /glossary|search/.test(path) ? [...LOOKED_FOR, ...others] : others) {
      await page.goto('about:blank');
      await page.goto(path + link);
      await awake(page);
      if (path.includes('search')) await page.waitForLoadState('networkidle');
      await expect(page.locator('main h1'), link).toBeVisible();
      expect(await intruders(page), link).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });
}
