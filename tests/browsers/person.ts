import { click, keyPress } from './actions.ts';
import type { Driver } from './driver.ts';

/** How long something may take to appear, in milliseconds. */
const PATIENCE = 20_000;

type Json = string | number | boolean | null | readonly Json[];

/** Somebody who uses the site: by keys, clicks and reading. Places are CSS selectors; the first one that is shown counts. */
export interface Person {
  /** Goes to an address below the site’s home. */
  readonly open: (path: string) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly focus: (selector: string) => Promise<void>;
  /** Waits until the place shows the text; an empty one asks only whether the place is shown. */
  readonly sees: (selector: string, text?: string) => Promise<void>;
  /** Waits until the function, which runs in the page, answers with this value. */
  readonly finds: <A extends readonly Json[]>(wanted: Json, ask: (...values: A) => Json, ...values: A) => Promise<void>;
}

export function personAt(driver: Driver, home: string): Person {
  const ask = <A extends readonly Json[], R>(fn: (...values: A) => R, ...values: A): Promise<R> =>
    driver.evaluate(`(${String(fn)})(...${JSON.stringify(values)})`) as Promise<R>;

  const until = async <R>(look: () => Promise<R>, isEnough: (seen: R) => boolean, hope: string): Promise<R> => {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      // While a page goes and the next one comes there is nothing to ask.
      const seen = await look().catch((error: unknown) => new Error(String(error)));
      if (!(seen instanceof Error) && isEnough(seen)) return seen;
      if (Date.now() > deadline)
        throw new Error(`${hope}; there is ${seen instanceof Error ? seen.message : JSON.stringify(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const shown = (selector: string): Promise<string | null> =>
    until(
      () => ask(textOf, selector),
      (text) => text !== null,
      `${selector} is not shown`,
    );
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await driver.perform(keyPress(key));
  };
  return {
    open: async (path) => {
      await driver.open(home + path);
      await until(
        () => ask(() => document.readyState === 'complete' && document.hasFocus()),
        (isReady) => isReady,
        `${path} should be loaded and have the focus`,
      );
    },
    press,
    type: (text) => press(...Array.from(text)),
    click: async (selector) => {
      await shown(selector);
      const place = await ask(placeOf, selector);
      if (place === null) throw new Error(`${selector} is covered or away`);
      await driver.perform(click(...place));
    },
    focus: async (selector) => {
      await shown(selector);
      await ask(focusOn, selector);
    },
    sees: async (selector, text = '') => {
      const hope = `${selector} should show “${text}”`;
      await until(
        () => ask(textOf, selector),
        (seen) => seen?.includes(text) === true,
        hope,
      );
    },
    finds: async (wanted, fn, ...values) => {
      const goal = JSON.stringify(wanted);
      await until(
        () => ask(fn, ...values),
        (seen) => JSON.stringify(seen) === goal,
        `should be ${goal}: ${String(fn)}`,
      );
    },
  };
}

// These run in the page: each stands alone.

/** The text of the first such element that is shown. */
function textOf(selector: string): string | null {
  const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (!shown) return null;
  return shown instanceof HTMLElement ? shown.innerText : shown.textContent;
}

/** The middle of the element, when nothing lies over it. */
function placeOf(selector: string): readonly [number, number] | null {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.contains(element)) ? [x, y] : null;
}

function focusOn(selector: string): void {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
  element?.focus();
}
