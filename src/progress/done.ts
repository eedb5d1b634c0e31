const DONE = /^\S+ (\S+) \S*[+~]/gm;

/** The items of a stored text that were right at some time. Reads only what it needs: pages of the course carry it. */
export const doneItems = (text: string | null): ReadonlySet<string> =>
  new Set(Array.from((text ?? '').matchAll(DONE), ([, item = '']) => item));

/** How many done items belong to an exercise, itself or below it; at most `total`. */
export function doneOf(done: ReadonlySet<string>, exercise: string, total: number): number {
  const own = [...done].filter((item) => item === exercise || item.startsWith(`${exercise}/`));
  return Math.min(own.length, total);
}
