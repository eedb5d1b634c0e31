import { readText, removeText, writeText, type KeepOutcome } from './storage.ts';

/** Where the bests of runs lie in the browser's storage: only once a reader has asked for them. */
export const BESTS_KEY = 'sik-wu:bests:1';

/** The best run of a kind: most right answers, and the least time for them where a clock ran. */
export interface Best {
  readonly right: number;
  readonly total: number;
  readonly seconds?: number;
}

/** By kind and level: `waits 3`; where a kind asks for several things, also by what is asked: `score 3 points`. */
export type Bests = Readonly<Record<string, Best>>;

/** The stored bests; `undefined` where the reader has not asked for any. What cannot be read is left out. */
export function parseBests(text: string | null): Bests | undefined {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Best] => isBest(entry[1])));
  } catch {
    return {};
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isBest(value: unknown): value is Best {
  if (typeof value !== 'object' || value === null) return false;
  const { right, total, seconds } = value as Record<string, unknown>;
  return isCount(right) && isCount(total) && right <= total && (seconds === undefined || isCount(seconds));
}

/** Whether a run is better than the best so far: more right; with as many right, in less time. */
export function isBetter(run: Best, best: Best | undefined): boolean {
  if (run.total !== best?.total) return true;
  if (run.right !== best.right) return run.right > best.right;
  return run.seconds !== undefined && (best.seconds === undefined || run.seconds < best.seconds);
}

export const storedBests = (): Bests | undefined => parseBests(readText(BESTS_KEY));

export const keepBests = (bests: Bests): KeepOutcome => writeText(BESTS_KEY, JSON.stringify(bests));

/** The reader no longer wants bests: nothing of them is left. */
export const forgetBests = (): void => {
  removeText(BESTS_KEY);
};
