import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { decodeClaimsLink, encodeClaimsLink } from '../../links/claims-link.ts';
import type { LinkNote } from '../../links/query.ts';
import type { ClaimsPlace } from './claims-game.ts';
import type { ClaimsPracticeWords } from './claims-text.ts';

interface Address {
  readonly place: ClaimsPlace;
  /** Goes to another puzzle and writes it into the address. */
  readonly setPlace: (place: ClaimsPlace) => void;
  /** What of the link was changed or ignored, in words. */
  readonly notes: readonly string[];
}

/** The puzzle in the address, where there are words for that; before the page is alive the one it was built with. */
export function useClaimsAddress(start: ClaimsPlace, rules: string, words: ClaimsPracticeWords | undefined): Address {
  const [place, setPlace] = useState<ClaimsPlace>(start);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (words === undefined) return;
    const { state, notes: found } = decodeClaimsLink(location.search);
    const next = { seed: state.p ?? start.seed, level: state.l ?? start.level };
    setPlace(next);
    setNotes(found.filter(({ parameter }) => parameter !== 'r').map((note) => noteText(note, next, words)));
  }, []);
  useEffect(() => {
    if (!moved) return;
    const search = encodeClaimsLink({ p: place.seed, l: place.level, r: rules });
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
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

function noteText({ kind, parameter, value }: LinkNote, used: ClaimsPlace, { notes }: ClaimsPracticeWords): string {
  if (kind === 'other-version') return say(notes.version);
  if (kind === 'repeated') return say(notes.repeated, { parameter });
  return parameter === 'l'
    ? say(notes.level, { value, used: used.level })
    : say(notes.seed, { value, used: used.seed });
}
