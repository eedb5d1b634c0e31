import type { Browser, CDPSession, Page } from '@playwright/test';

/** A page to be measured and what is done on it. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  /** The control that is clicked from the first moment on, until something answers. */
  readonly control: string;
  /** Controls whose answer is timed once the page is quiet. */
  readonly controls: readonly string[];
}

/** Milliseconds since the navigation began, but `shift`, a sum of layout shifts, and `bytes` as sent. */
export interface Measured {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly firstAnswer: number;
  readonly bytes: number;
  readonly shift: number;
  readonly slowestAnswer: number;
}

/** A phone of the middle class on a slow line. */
const CPU = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PHONE = { width: 412, height: 823 };

declare global {
  interface Window {
    probe: { largest: number; shift: number; slowest: number; answer: number };
  }
}

/** Runs in the page before anything else: notes paints, shifts and events, and clicks the control until it answers. */
function watchPage(control: string): void {
  const probe = { largest: 0, shift: 0, slowest: 0, answer: 0 };
  window.probe = probe;
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true, ...more });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });
  observe(
    'event',
    ({ duration, name }) => {
      if (/^(?:click|pointerup|keydown)$/.test(name)) probe.slowest = Math.max(probe.slowest, duration);
    },
    { durationThreshold: 16 },
  );
  /** What a press can change in the control's own part of the page; the rest may still be coming in. */
  const look = (target: Element): string => {
    const part = target.closest('astro-island, site-search, details') ?? target.parentElement ?? target;
    const count = (selector: string): number => part.querySelectorAll(selector).length;
    return JSON.stringify([
      part.hasAttribute('open') || count('dialog[open], details[open], :popover-open'),
      count('[aria-pressed=true], [aria-expanded=true], input:checked, option:checked'),
      count('.hand .tile'),
    ]);
  };
  const knock = (): void => {
    const target = document.querySelector<HTMLElement>(control);
    if (target === null || performance.getEntriesByType('paint').length === 0) {
      setTimeout(knock, 25);
      return;
    }
    const at = performance.now();
    const before = look(target);
    target.click();
    setTimeout(() => {
      if (look(target) === before) knock();
      else probe.answer = at;
    }, 60);
  };
  knock();
}

/** Measures a page once in a fresh browser context, everything slowed down. */
export async function probe(browser: Browser, subject: Subject): Promise<Measured> {
  const first = await openSlowly(browser, subject, subject.control);
  const firstAnswer = await first.page
    .waitForFunction(() => window.probe.answer > 0, undefined, { timeout: 30_000 })
    .then(() => first.page.evaluate(() => window.probe.answer));
  await first.close();

  const { page, bytes, close } = await openSlowly(browser, subject, '#nothing-to-click');
  const paints = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.probe,
  }));
  for (const control of subject.controls) {
    await page.locator(control).first().click();
    await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  const { slowest, shift } = await page.evaluate(() => window.probe);
  await close();
  return {
    firstPaint: paints.firstPaint,
    largestPaint: paints.largest,
    firstAnswer,
    bytes: bytes(),
    shift,
    slowestAnswer: slowest,
  };
}

interface SlowPage {
  readonly page: Page;
  readonly bytes: () => number;
  readonly close: () => Promise<void>;
}

async function openSlowly(browser: Browser, { address }: Subject, control: string): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await slowDown(session);
  await page.addInitScript(watchPage, control);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  return { page, bytes, close: () => context.close() };
}

/** Slows network and processor and counts what comes over the line. */
async function slowDown(session: CDPSession): Promise<() => number> {
  let sum = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return () => sum;
}

/** The middle one of each figure over several runs. */
export function medianOf(runs: readonly Measured[]): Measured {
  const middle = (key: keyof Measured): number =>
    runs.map((run) => run[key]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    firstAnswer: middle('firstAnswer'),
    bytes: middle('bytes'),
    shift: middle('shift'),
    slowestAnswer: middle('slowestAnswer'),
  };
}
