import { WINDS } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { linkNote, type Encoded } from '../../links/query.ts';
import { decodeScoreLink, encodeScoreLink, type ScoreLinkState } from '../../links/score-link.ts';
import { isUsual, type ScoreAsk } from '../../puzzles/score/asks.ts';
import type { ScoreLevel } from '../../puzzles/score/levels.ts';
import { scorePuzzleOf, type WonHand } from '../../puzzles/score/puzzle.ts';
import { nextSeed } from '../../puzzles/seed.ts';
import type { Place, PlaceLink } from '../practice/place-link.ts';
import { keptAsks } from './kept-asks.ts';

/** Which puzzle: one made from a seed, or a won hand that was given, before the seeded ones go on. */
export interface ScorePlace extends Place<ScoreLevel> {
  readonly won?: WonHand | undefined;
  /** What is asked, where that is not the usual. */
  readonly asks?: readonly ScoreAsk[] | undefined;
}

/** The next puzzle of the same level; after a given hand, the seeded one it stood before. */
export const placeAfter = ({ seed, level, won, asks }: ScorePlace): ScorePlace => ({
  seed: won === undefined ? nextSeed(seed) : seed,
  level,
  asks,
});

/**
 * Score puzzles in addresses. A hand that is no win is left out and noted. An address that names a puzzle says what is asked; one
 * that names none asks what `start` does.
 */
export const scorePlaces = (rules: RuleSet): PlaceLink<ScorePlace> => ({
  kind: 'score',
  read: (search, start) => {
    const { state, notes } = decodeScoreLink(search);
    const won = wonIn(state);
    const asks = state.a ?? (state.p === undefined && won === undefined ? keptAsks() : undefined);
    const place = { seed: state.p ?? start.seed, level: state.l ?? start.level, asks };
    if (won === undefined) return { place, notes };
    if (scorePuzzleOf(won, rules) !== undefined) return { place: { ...place, won }, notes };
    const text = new URLSearchParams(search).get('h') ?? '';
    return { place, notes: [...notes, linkNote('wrong-value', 'h', text)] };
  },
  write: ({ seed, level, won, asks }, rulesId) =>
    encodeScoreLink({
      ...(won === undefined ? { p: seed } : linkOf(won)),
      l: level,
      a: asks && !isUsual(asks) ? asks : undefined,
      r: rulesId,
    }),
});

/** The won hand a link gives; where it does not say who threw the tile, the player before the winner did. */
function wonIn({
  h,
  s = 'S',
  w = 'E',
  b = [],
  y = 'discard',
  d,
  f = [],
}: Partial<ScoreLinkState>): WonHand | undefined {
  if (h === undefined) return undefined;
  const thrower = d === undefined || d === s ? WINDS[(WINDS.indexOf(s) + 3) % 4] : d;
  const discarder = y === 'self-draw' ? undefined : thrower;
  return { hand: h, circumstances: { by: y, seatWind: s, roundWind: w, bonus: b, flags: f }, discarder };
}

const linkOf = ({ hand, circumstances, discarder }: WonHand): Encoded<ScoreLinkState> => {
  const { by, seatWind, roundWind, bonus, flags } = circumstances;
  return { h: hand, s: seatWind, w: roundWind, b: bonus, y: by, d: discarder, f: flags };
};
