import { useEffect, useState } from 'preact/hooks';
import { formatHand } from '../../engine/notation.ts';
import { isReady } from '../../engine/waits.ts';
import { say } from '../../i18n/message.ts';
import type { LinkNote } from '../../links/query.ts';
import { decodeWaitsLink, encodeWaitsLink } from '../../links/waits-link.ts';
import type { WaitsExercise } from '../../puzzles/waits/exercise.ts';
import type { WaitsLevel } from '../../puzzles/waits/levels.ts';
import type { PracticeWords } from './feedback.ts';
import { optionsUnder, type RulesOptions, type WaitsPlace } from './waits-game.ts';

interface Start {
  readonly seed: number;
  readonly level: WaitsLevel;
  readonly rules: RulesOptions;
  readonly exercise?: WaitsExercise | undefined;
}

interface Address {
  readonly place: WaitsPlace;
  /** Goes to another puzzle and writes it into the address. */
  readonly setPlace: (place: WaitsPlace) => void;
  /** What of the link was changed or ignored, in words. */
  readonly notes: readonly string[];
}

/**
 * The puzzle in the address. A hand that waits for nothing under the rules in force gives way to the seed, with a note, until
 * the rules change. Before the page is alive, and in an exercise, it is the one the page was built with. The
 * address is written when the reader goes to another puzzle or changes the rules there.
 */
export function useAddress(start: Start, rules: string, words: PracticeWords | undefined): Address {
  const { exercise } = start;
  const [place, setPlace] = useState<WaitsPlace>({ seed: start.seed, level: start.level });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (exercise !== undefined || words === undefined) return;
    const { state, notes: found } = decodeWaitsLink(location.search);
    // A winning tile in the link would give the answer away.
    const hand = state.h && { tiles: state.h.tiles, melds: state.h.melds };
    const next = { seed: state.p ?? start.seed, level: state.l ?? start.level, hand };
    if (state.p !== undefined || state.l !== undefined || state.h !== undefined) setPlace(next);
    setNotes(found.filter(({ parameter }) => parameter !== 'r').map((note) => noteText(note, next, words)));
  }, []);
  useEffect(() => {
    if (!moved) return;
    const { seed, level, hand } = place;
    const search = encodeWaitsLink(
      hand === undefined ? { p: seed, l: level, r: rules } : { h: hand, l: level, r: rules },
    );
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [moved, place, rules]);

  const { seed, level, hand } = place;
  const isPuzzle = hand === undefined || isReady(hand, optionsUnder(start.rules, rules));
  return {
    place: isPuzzle ? place : { seed, level },
    setPlace: (next) => {
      setPlace(next);
      setMoved(true);
      setNotes([]);
    },
    notes: isPuzzle || words === undefined ? notes : [...notes, say(words.notes.notReady, { value: formatHand(hand) })],
  };
}

function noteText({ kind, parameter, value }: LinkNote, used: WaitsPlace, { notes }: PracticeWords): string {
  if (kind === 'other-version') return say(notes.version);
  if (kind === 'repeated') return say(notes.repeated, { parameter });
  if (parameter === 'h') return say(notes.hand, { value });
  return parameter === 'l'
    ? say(notes.level, { value, used: used.level })
    : say(notes.seed, { value, used: used.seed });
}
