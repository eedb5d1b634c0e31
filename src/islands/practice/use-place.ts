import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import type { LinkNote } from '../../links/query.ts';
import { nextInRow, rememberRow, seedByChance } from '../../progress/seed-row.ts';
import type { Place, PlaceLink } from './place-link.ts';
import type { LinkWords } from './puzzle-words.ts';
import { showQuery } from './shown-puzzle.ts';

export interface PlaceInAddress<P extends Place> {
  readonly place: P;
  /** Goes to another puzzle and writes it into the address. */
  readonly setPlace: (place: P) => void;
  /** What of the link was changed or ignored, in words. */
  readonly notes: readonly string[];
}

/**
 * The puzzle in the address, or the next in the reader's own row; before the page is alive it is the one the page was built
 * with. A puzzle of the own row, and every one the reader goes to, is written into the address, from then on with the rules.
 * Without words the address is left alone.
 */
export function usePlace<P extends Place>(
  link: PlaceLink<P>,
  start: P,
  rules: string,
  words: LinkWords | undefined,
): PlaceInAddress<P> {
  const [place, setPlace] = useState<P>(start);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (words === undefined) return;
    const row = nextInRow(link.kind, seedByChance(Math.random()));
    const { place: next, notes: found } = link.read(location.search, { ...start, seed: row });
    if (next.seed === row) {
      rememberRow(link.kind, row);
      setMoved(true);
    }
    if (JSON.stringify(next) !== JSON.stringify(start)) setPlace(next);
    setNotes(found.filter(({ parameter }) => parameter !== 'r').map((note) => noteText(note, next, words)));
  }, []);
  useEffect(() => {
    if (words === undefined) return;
    const query = link.write(place, rules);
    showQuery(query);
    if (moved) history.replaceState(history.state, '', `${location.pathname}${withOthers(query)}${location.hash}`);
  }, [moved, place, rules]);

  return {
    place,
    setPlace: (next) => {
      // Another page may have gone on in the row meanwhile.
      const seed = moved && next.seed !== place.seed ? nextInRow(link.kind, next.seed) : next.seed;
      if (!moved || seed !== place.seed) rememberRow(link.kind, seed);
      setPlace({ ...next, seed });
      setMoved(true);
      setNotes([]);
    },
    notes,
  };
}

/** The query with what else stands in the address: names of more than one letter are not the puzzle's. */
const withOthers = (query: string): string =>
  [query, ...(location.search.match(/(?<=[?&])\w\w+=[^&]*/g) ?? [])].join('&');

function noteText({ kind, parameter, value }: LinkNote, { seed, level }: Place, words: LinkWords): string {
  if (kind === 'other-version') return say(words.version);
  if (kind === 'repeated') return say(words.repeated, { parameter });
  if (parameter === 'p') return say(words.seed, { value, used: seed });
  if (parameter === 'l') return say(words.level, { value, used: level });
  return say((parameter === 'h' ? words.hand : undefined) ?? words.value, { parameter, value });
}
