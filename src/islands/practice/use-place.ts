import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import type { LinkNote } from '../../links/query.ts';
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
 * The puzzle in the address; before the page is alive it is the one the page was built with. The address is written when the
 * reader goes to another puzzle, and from then on when the rules change. Without words the address is left alone.
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
    const { place: next, notes: found } = link.read(location.search, start);
    if (JSON.stringify(next) !== JSON.stringify(start)) setPlace(next);
    setNotes(found.filter(({ parameter }) => parameter !== 'r').map((note) => noteText(note, next, words)));
  }, []);
  useEffect(() => {
    if (words === undefined) return;
    const query = link.write(place, rules);
    showQuery(query);
    if (moved) history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  }, [moved, place, rules]);

  return {
    place,
    setPlace: (next) => {
      setPlace(next);
      setMoved(true);
      setNotes([]);
    },
    notes,
  };
}

function noteText({ kind, parameter, value }: LinkNote, { seed, level }: Place, words: LinkWords): string {
  if (kind === 'other-version') return say(words.version);
  if (kind === 'repeated') return say(words.repeated, { parameter });
  if (parameter === 'p') return say(words.seed, { value, used: seed });
  if (parameter === 'l') return say(words.level, { value, used: level });
  return say((parameter === 'h' ? words.hand : undefined) ?? words.value, { parameter, value });
}
