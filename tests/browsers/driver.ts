import type { ActionSource } from './actions.ts';

/** One browser window under remote control: only what the paths need, and the same for both standards. */
export interface Driver {
  /** Name and version as the browser itself says them. */
  readonly title: string;
  /** Loads an address and resolves when the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The value of a JavaScript expression in the page, by way of JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Keys and pointer as from a person: WebDriver and WebDriver BiDi name them alike. */
  readonly perform: (actions: readonly ActionSource[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser that is not here or does not start: a sentence for the reader of the run, with what helps. */
export class Unavailable extends Error {}

/** A browser that the paths can run in. `start` rejects with `Unavailable` where it cannot. */
export interface Browser {
  readonly name: string;
  readonly start: () => Promise<Driver>;
}
