import type { Hand } from '../../engine/hand.ts';
import { formatHand } from '../../engine/notation.ts';
import { isReady, type WaitOptions } from '../../engine/waits.ts';
import { say } from '../../i18n/message.ts';
import { decodeWaitsLink, encodeWaitsLink } from '../../links/waits-link.ts';
import { nextSeed } from '../../puzzles/seed.ts';
import type { WaitsLevel } from '../../puzzles/waits/levels.ts';
import type { Place, PlaceLink } from '../practice/place-link.ts';
import { usePlace, type PlaceInAddress } from '../practice/use-place.ts';
import type { PracticeWords } from './feedback.ts';

/** Which puzzle: one made from a seed, or a hand that was given, before the seeded ones go on. */
export interface WaitsPlace extends Place<WaitsLevel> {
  readonly hand?: Hand | undefined;
}

export const WAITS_PLACES: PlaceLink<WaitsPlace> = {
  kind: 'waits',
  read: (search, start) => {
    const { state, notes } = decodeWaitsLink(search);
    const place = { seed: state.p ?? start.seed, level: state.l ?? start.level };
    // A winning tile in the link would give the answer away.
    const hand = state.h && { tiles: state.h.tiles, melds: state.h.melds };
    return { place: hand === undefined ? place : { ...place, hand }, notes };
  },
  write: ({ seed, level, hand }, rules) =>
    encodeWaitsLink({ h: hand, p: hand === undefined ? seed : undefined, l: level, r: rules }),
};

/** The next puzzle of the same level; after a given hand, the seeded one it stood before. */
export const placeAfter = ({ seed, level, hand }: WaitsPlace): WaitsPlace =>
  hand === undefined ? { seed: nextSeed(seed), level } : { seed, level };

/**
 * The puzzle in the address. A hand that waits for nothing under the rules in force gives way to the seed, with a note,
 * until the rules change.
 */
export function useWaitsPlace(
  start: WaitsPlace,
  rules: string,
  options: WaitOptions,
  words: PracticeWords,
): PlaceInAddress<WaitsPlace> {
  const address = usePlace(WAITS_PLACES, start, rules, words.notes);
  const { seed, level, hand } = address.place;
  if (hand === undefined || isReady(hand, options)) return address;
  const note = say(words.notes.notReady, { value: formatHand(hand) });
  return { ...address, place: { seed, level }, notes: [...address.notes, note] };
}
