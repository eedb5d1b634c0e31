import { distanceFromReady } from '../../engine/distance.ts';
import { findWaits } from '../../engine/waits.ts';
import type { Hand } from '../../engine/hand.ts';
import type { Tile } from '../../engine/tile.ts';
import { checkCircumstances, type CircumstanceError, type Circumstances } from '../../fan/circumstances.ts';
import { priceWaits, type PricedWait } from '../../fan/price-waits.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { scoreHand } from '../../fan/score.ts';
import { findSettleError } from '../../fan/settlement-request.ts';
import { waitOptionsOf } from '../../fan/wait-options.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { sizeOf, type Draft } from './draft.ts';

/** What there is to say about a draft under a rule set. */
export type Appraisal =
  | { readonly kind: 'empty' }
  /** So many tiles short of thirteen. */
  | { readonly kind: 'incomplete'; readonly missing: number }
  | { readonly kind: 'ready'; readonly waits: readonly PricedWait[] }
  /** So many tiles must be exchanged until the hand is ready. */
  | { readonly kind: 'not-ready'; readonly distance: number }
  | { readonly kind: 'won'; readonly count: ScorePuzzle }
  /** Fourteen tiles that are no win: what the thirteen wait for, or how far they are from that. */
  | { readonly kind: 'not-complete'; readonly waits: readonly Tile[]; readonly distance: number }
  | { readonly kind: 'impossible'; readonly error: CircumstanceError };

/** Counts a draft, prices its waits, or says what is wrong with it. */
export function appraise(draft: Draft, rules: RuleSet): Appraisal {
  const { hand } = draft;
  const size = sizeOf(hand);
  const circumstances = circumstancesOf(draft);
  const checked = checkCircumstances(hand, circumstances, rules.options.earthlyHandDefinition);
  if (!checked.ok) return { kind: 'impossible', error: checked.error };
  const isWhole = hand.winningTile !== undefined && size === 14;
  if (isWhole || (size === 13 && isInstant(circumstances))) {
    const count = countWin(draft, rules);
    if (count !== undefined) return { kind: 'won', count };
  }
  if (size === 0) return { kind: 'empty' };
  if (isWhole) return notComplete(hand, rules);
  if (size < 13 || hand.winningTile !== undefined) return { kind: 'incomplete', missing: Math.max(1, missingOf(hand)) };
  const { seat, round, bonus } = draft;
  const waits = priceWaits(hand, { seatWind: seat, roundWind: round, bonus }, rules);
  if (waits.ok && waits.value.length > 0) return { kind: 'ready', waits: waits.value };
  return { kind: 'not-ready', distance: distanceFromReady(hand, waitOptionsOf(rules)) };
}

const missingOf = (hand: Hand): number => (hand.winningTile === undefined ? 13 : 14) - sizeOf(hand);

const isInstant = ({ flags }: Circumstances): boolean =>
  flags.includes('seven-flowers') || flags.includes('eight-flowers');

export const circumstancesOf = ({ by, seat, round, bonus, flags }: Draft): Circumstances => ({
  by,
  seatWind: seat,
  roundWind: round,
  bonus,
  flags,
});

/** The win counted and paid; `undefined` where it is none. */
function countWin(draft: Draft, rules: RuleSet): ScorePuzzle | undefined {
  const { hand, liable } = draft;
  const circumstances = circumstancesOf(draft);
  const score = scoreHand(hand, circumstances, rules);
  if (!score.ok) return undefined;
  const isDrawn = draft.by === 'self-draw' || score.value.win.shape === 'none';
  const discarder = isDrawn ? undefined : draft.discarder;
  if (findSettleError({ scores: [score.value], discarder, liable }) !== undefined) return undefined;
  return { hand, circumstances, discarder, rules, score: score.value, liable };
}

function notComplete({ tiles, melds }: Hand, rules: RuleSet): Appraisal {
  const options = waitOptionsOf(rules);
  const waits = findWaits({ tiles, melds }, options);
  return { kind: 'not-complete', waits, distance: distanceFromReady({ tiles, melds }, options) };
}
