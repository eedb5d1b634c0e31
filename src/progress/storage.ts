/** Sent on `document` when an answer could not be kept; the frame of the page says it once. */
export const NOT_KEPT_EVENT = 'sik-wu:not-kept';

/** Whether a value could be kept: the browser may refuse storage, or have no room left. */
export type KeepOutcome = 'kept' | 'not-kept';

/** The text stored under a key; `null` where there is none or the browser refuses. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key. */
export function writeText(key: string, text: string): KeepOutcome {
  try {
    localStorage.setItem(key, text);
    return 'kept';
  } catch {
    return 'not-kept';
  }
}

/** Takes away what is stored under a key. */
export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to take away.
  }
}
