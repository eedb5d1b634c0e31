import type { Person } from './person.ts';

/** A main path through the site, as one reader walks it. */
export interface Path {
  readonly name: string;
  readonly walk: (person: Person) => Promise<void>;
}

/** Waits for 1, 4 and 7 bamboo. */
const THREE_SIDED = 'practice/waits/?h=678m456p99p23456s&v=1';

const rulesOfPage = (): string => document.documentElement.dataset['rules'] ?? '';
const themeOfPage = (): string => getComputedStyle(document.documentElement).colorScheme;
const languageOfPage = (): string => document.documentElement.lang;

export const PATHS: readonly Path[] = [
  {
    name: 'start page: the first puzzle by keyboard',
    walk: async ({ open, sees, focus, press, finds }) => {
      await open('de/');
      await sees('h1', 'Hongkong');
      await focus('form input[value="9s"]');
      await press('Space', 'Enter');
      await sees('[data-face="gap"]');
      await press('ArrowLeft', 'Enter');
      await sees('form [role="status"]', '7 Bambus');
      await finds(0, () => document.querySelectorAll('[data-face="gap"]').length);
    },
  },
  {
    name: 'lesson: the first exercise by typing, and its reason',
    walk: async ({ open, sees, click, type, press }) => {
      await open('de/lessons/ready-hands/');
      await sees('.waits[data-alive]', 'Bambus');
      await click('.waits-typing input');
      await type('3s');
      await press('Enter');
      await sees('.waits .status-line', 'fehlt');
      await type('6s');
      await press('Enter');
      await sees('.waits .status-line', 'Alle zwei.');
      await sees('.waits .reason');
    },
  },
  {
    name: 'practice: one hand by keyboard, and the next',
    walk: async ({ open, sees, focus, press, finds }) => {
      await open(`de/${THREE_SIDED}`);
      await sees('.waits[data-alive]');
      await focus('.tile-pad button');
      await press('ArrowDown', 'ArrowDown', 'Enter', '4', 's', '7', 's');
      await finds(3, () => document.querySelectorAll('.tile-pad [aria-pressed="true"]').length);
      await press('Tab', 'Tab', 'Enter');
      await sees('.waits .status-line', 'Alle drei.');
      await sees('.waits-copies li');
      await press('Enter');
      await sees('.waits .status-line', 'Such alle.');
    },
  },
  {
    name: 'calculator: a typed hand, its fan and points',
    walk: async ({ open, sees, click, type, finds }) => {
      await open('de/calculator/');
      await sees('.calc[data-alive]');
      await click('.calc input[type="text"]');
      await type('2399s EE 9s [789s] [CCC] +4s');
      await sees('.calc .fan-total');
      await sees('.calc .status-line', 'Fan.');
      await sees('.calc-compared tfoot');
      await finds(true, () => new URL(location.href).searchParams.has('h'));
    },
  },
  {
    name: 'house rules: one answer changes rules and link, and is taken',
    walk: async ({ open, sees, focus, press, click, finds }) => {
      await open('de/house-rules/');
      await sees('.house[data-alive]');
      await focus('#min-fan input:checked');
      await press('ArrowUp');
      await sees('.house-differences', 'Mindest-Fan: 3 → 2');
      await finds('hk33*minFan.2', () => new URL(location.href).searchParams.get('r') ?? '');
      await click('.house-result .button');
      await finds('hk33*minFan.2', rulesOfPage);
    },
  },
  {
    name: 'rules of the table: switched on one page, kept on the next',
    walk: async ({ open, sees, click, finds }) => {
      await open('de/');
      await click('.rules summary');
      await click('[data-set="rules"][data-value="hk22"]');
      await finds('hk22', rulesOfPage);
      await open('zh-hant/practice/');
      await finds('hk22', rulesOfPage);
      await sees('.rules summary', '二二制');
    },
  },
  {
    name: 'language: the same page in the other languages and back',
    walk: async ({ open, click, finds, sees }) => {
      await open(`de/${THREE_SIDED}`);
      for (const tag of ['zh-Hant-HK', 'zh-Hans', 'de']) {
        await click(`a[hreflang="${tag}"]`);
        await finds(tag, languageOfPage);
        await sees('.waits[data-alive]');
        await finds('678m456p99p23456s', () => new URL(location.href).searchParams.get('h') ?? '');
      }
    },
  },
  {
    name: 'theme: dark by choice, kept on the next page',
    walk: async ({ open, click, finds }) => {
      await open('de/');
      await click('[data-set="theme"][data-value="light"]');
      await finds('light', themeOfPage);
      await click('[data-set="theme"][data-value="dark"]');
      await finds('dark', themeOfPage);
      await open('zh-hant/fan/');
      await finds('dark', themeOfPage);
    },
  },
  {
    name: 'search: opened with /, found, followed',
    walk: async ({ open, press, type, sees, focus, finds }) => {
      await open('de/lessons/tiles/');
      await press('/');
      await sees('dialog[open] input');
      await press('Escape');
      await finds(0, () => document.querySelectorAll('dialog[open]').length);
      await press('/');
      await sees('dialog[open] input');
      await type('Pong-Hand');
      await sees('dialog[open] .search-results li', 'Pong-Hand');
      await focus('dialog[open] a[href$="/fan/all-pungs/"]');
      await press('Enter');
      await finds(true, () => location.pathname.endsWith('/fan/all-pungs/'));
    },
  },
  {
    name: 'reference: a pattern with its values, on to a rule set',
    walk: async ({ open, sees, click, finds }) => {
      await open('zh-hant/fan/full-flush/');
      await sees('h1', '清一色');
      await click('main a[href*="/rule-sets/hk33/"]');
      await finds(true, () => location.pathname.endsWith('/zh-hant/rule-sets/hk33/'));
      await sees('h1');
    },
  },
  {
    name: '360 px: no page scrolls sideways',
    walk: async ({ open, finds }) => {
      await open('robots.txt');
      for (const path of NARROW_PAGES) await finds(`${path} fits`, widthInFrame, path);
    },
  },
];

const NARROW_PAGES = ['de', 'zh-hant', 'zh-hans'].flatMap((locale) =>
  [
    '',
    'lessons/ready-hands/',
    'practice/waits/',
    'calculator/',
    'house-rules/',
    'fan/full-flush/',
    'rule-sets/compare/',
    'glossary/',
    'progress/',
  ].map((page) => `${locale}/${page}`),
);

/** Not every window can be made so narrow, so the page stands in a frame. Asked again until the page is there. */
function widthInFrame(path: string): string {
  const address = new URL(path, new URL('.', location.href)).href;
  let frame = document.querySelector('iframe');
  if (frame === null) {
    frame = document.createElement('iframe');
    frame.width = '360';
    frame.height = '800';
    frame.setAttribute('frameborder', '0');
    document.body.append(frame);
  }
  if (frame.src !== address) frame.src = address;
  const inside = frame.contentDocument;
  const isThere = inside?.location.pathname === new URL(address).pathname && inside.readyState === 'complete';
  if (!isThere) return '';
  const { clientWidth, scrollWidth } = inside.documentElement;
  return scrollWidth <= clientWidth ? `${path} fits` : `${path} is ${scrollWidth} wide`;
}
