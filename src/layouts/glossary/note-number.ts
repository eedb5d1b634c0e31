const counts = new WeakMap<Request, number>();

/** The next free number for a note on the page that answers a request: 1, 2, 3 … */
export function noteNumber(page: Request): number {
  const number = (counts.get(page) ?? 0) + 1;
  counts.set(page, number);
  return number;
}
