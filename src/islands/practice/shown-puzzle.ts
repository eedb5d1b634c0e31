/** Sent on `document` when another puzzle is shown, or the same one under other rules. */
export const SHOWN_EVENT = 'sik-wu:puzzle';

let query = '';

/** The address part of the puzzle that is shown: `?p=7&l=2&r=hk33&v=1`; empty before one is. */
export const shownQuery = (): string => query;

export function showQuery(next: string): void {
  if (next === query) return;
  query = next;
  document.dispatchEvent(new CustomEvent(SHOWN_EVENT));
}
