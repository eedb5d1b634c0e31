import { fold } from '../glossary/search.ts';

export type SearchKind = 'lesson' | 'pattern' | 'term' | 'rules' | 'page';

/** Something to be found: its kind, its title, its address below the language, its other names, and a sentence about it. */
export type SearchEntry = readonly [
  kind: SearchKind,
  title: string,
  page: string,
  names: readonly string[],
  text: string,
];

/** An entry with everything folded once, so that each key pressed only compares. */
export interface FoldedEntry {
  readonly entry: SearchEntry;
  readonly title: string;
  readonly names: readonly string[];
  readonly text: string;
}

export const foldEntries = (entries: readonly SearchEntry[]): readonly FoldedEntry[] =>
  entries.map((entry) => {
    const [, title, , names, text] = entry;
    return { entry, title: fold(title), names: names.map(fold), text: fold(text) };
  });

/** How near an entry is to a folded query, 0 the nearest; `undefined` if the query is nowhere in it. */
function distanceTo({ title, names, text }: FoldedEntry, wanted: string): number | undefined {
  if (title === wanted) return 0;
  if (names.includes(wanted)) return 1;
  if (title.startsWith(wanted)) return 2;
  if (names.some((name) => name.startsWith(wanted))) return 3;
  if (title.includes(wanted)) return 4;
  if (names.some((name) => name.includes(wanted))) return 5;
  return text.includes(wanted) ? 6 : undefined;
}

/**
 * The entries that have the query in a title, a name or their sentence, the nearest first. A part of a word is enough, so
 * that Chinese words are found inside sentences. An empty query finds nothing.
 */
export function findEntries(entries: readonly FoldedEntry[], query: string): readonly SearchEntry[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  return entries
    .flatMap((entry) => {
      const distance = distanceTo(entry, wanted);
      return distance === undefined ? [] : [{ entry: entry.entry, distance }];
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ entry }) => entry);
}
