import { useEffect, useState } from 'preact/hooks';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { WINDS } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { linkNote, type Decoded, type LinkNote } from '../../links/query.ts';
import { decodeScoreLink, encodeScoreLink, type ScoreLinkState } from '../../links/score-link.ts';
import type { ScoreLevel } from '../../puzzles/score/levels.ts';
import { scorePuzzleOf, type WonHand } from '../../puzzles/score/puzzle.ts';
import type { ScorePlace } from './score-place.ts';
import type { PracticeWords } from './words.ts';

interface Start {
  readonly seed: number;
  readonly level: ScoreLevel;
}

interface Address {
  readonly place: ScorePlace;
  /** Goes to another puzzle and writes it into the address. */
  readonly setPlace: (place: ScorePlace) => void;
  /** What of the link was changed or ignored, in words. */
  readonly notes: readonly string[];
}

/**
 * The puzzle in the address. Before the page is alive it is the one the page was built with. The address is written when the reader goes to another puzzle or changes the rules there.
 */
export function useScoreAddress(start: Start, rulesId: string, rules: RuleSet, words: PracticeWords): Address {
  const [place, setPlace] = useState<ScorePlace>({ seed: start.seed, level: start.level });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const decoded = decodeScoreLink(location.search);
    const { won, notes: found } = wonIn(decoded, rules);
    const { p, l } = decoded.state;
    const next = { seed: p ?? start.seed, level: l ?? start.level, won };
    if (p !== undefined || l !== undefined || won !== undefined) setPlace(next);
    setNotes(found.filter(({ parameter }) => parameter !== 'r').map((note) => noteText(note, next, words)));
  }, []);
  useEffect(() => {
    if (!moved) return;
    const search = encodeScoreLink({ ...linkOf(place), l: place.level, r: rulesId });
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [moved, place, rulesId]);

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

/** The won hand a link gives, where it is one; the player before the winner threw the tile. */
function wonIn(
  { state, notes }: Decoded<ScoreLinkState>,
  rules: RuleSet,
): { readonly won: WonHand | undefined; readonly notes: readonly LinkNote[] } {
  const { h, s = 'S', w = 'E', b = [], y = 'discard', f = [] } = state;
  if (h === undefined) return { won: undefined, notes };
  const discarder = y === 'self-draw' ? undefined : WINDS[(WINDS.indexOf(s) + 3) % 4];
  const won = { hand: h, circumstances: { by: y, seatWind: s, roundWind: w, bonus: b, flags: f }, discarder };
  if (scorePuzzleOf(won, rules) !== undefined) return { won, notes };
  const text = new URLSearchParams(location.search).get('h') ?? '';
  return { won: undefined, notes: [...notes, linkNote('wrong-value', 'h', text)] };
}

function linkOf({ seed, won }: ScorePlace): Partial<ScoreLinkState> {
  if (won === undefined) return { p: seed };
  const { by, seatWind, roundWind, bonus, flags } = won.circumstances;
  return { h: won.hand, s: seatWind, w: roundWind, b: bonus, y: by, f: flags };
}

function noteText({ kind, parameter, value }: LinkNote, used: ScorePlace, { notes }: PracticeWords): string {
  if (kind === 'other-version') return say(notes.version);
  if (kind === 'repeated') return say(notes.repeated, { parameter });
  switch (parameter) {
    case 'h':
      return say(notes.hand, { value });
    case 'l':
      return say(notes.level, { value, used: used.level });
    case 'p':
      return say(notes.seed, { value, used: used.seed });
    default:
      return say(notes.value, { parameter, value });
  }
}
