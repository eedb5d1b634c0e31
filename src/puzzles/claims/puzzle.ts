import type { Tile, Wind } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { findSeatClaims, type Claim, type Claimant, type ClaimSituation, type SeatClaims } from '../../table/claims.ts';
import { passedAfter } from '../../table/passed-tiles.ts';
import { NOTHING_PASSED } from '../../table/passed-win.ts';
import type { Procedure } from '../../table/procedure.ts';
import { mayBeCalled, mostOf, resolveClaims } from '../../table/resolve-claims.ts';
import { nextSeat, seatsFollowing } from '../../table/seats.ts';
import { appraiseUnder } from '../appraise.ts';
import { CHOICES, chowChoice, type Choice } from './choices.ts';
import { claimsQuestionOf, type ClaimsQuestion } from './question.ts';
import { explainOutcome, explainSeat, type OutcomeReason, type SeatReason } from './reasons.ts';
import type { ClaimsTable } from './table.ts';

export interface SeatAnswer {
  readonly seat: Wind;
  /** Everything the seat may ask for, in the order of CHOICES. */
  readonly choices: readonly Choice[];
  readonly reasons: readonly SeatReason[];
}

/** „Wer darf, wer bekommt?“: a tile, three seats, and who may do what with it (上, 碰, 槓, 食糊). */
export interface ClaimsPuzzle extends ClaimsQuestion {
  /** The other three in turn order. */
  readonly seats: readonly SeatAnswer[];
  /** Who gets the tile if everybody asks for the most they may; several only where several may win. */
  readonly takers: readonly Wind[];
  /** Who loses a turn by it: the seats between the one that offers and the one that takes. Nobody after a win. */
  readonly skipped: readonly Wind[];
  readonly outcome: OutcomeReason;
}

export interface ClaimsOptions {
  readonly rules: RuleSet;
  /** Whether the puzzle asks which chow, or only whether there is one. */
  readonly whichChow: boolean;
}

/** The puzzle of a table under the rules: every answer comes from the table engine. */
export function claimsPuzzleOf(table: ClaimsTable, { rules, whichChow }: ClaimsOptions): ClaimsPuzzle {
  const question = claimsQuestionOf(table, rules.options, whichChow);
  const { procedure } = question;
  const appraise = appraiseUnder(rules);
  const situation = situationOf(table, procedure, rules);
  const order = seatsFollowing(table.offered.from);
  const found = order.map((seat) => ({ seat, found: findSeatClaims(situation, seat, appraise) }));
  const asked = Object.fromEntries(found.map(({ seat, found: own }) => [seat, mostOf(own)]));
  const outcome = resolveClaims(withoutGaps(asked), table.offered.from, procedure);
  const takers = outcome === undefined ? [] : outcome.kind === 'win' ? outcome.winners : [outcome.seat];
  return {
    ...question,
    seats: found.map(({ seat, found: own }) => ({
      seat,
      choices: choicesOf(own, table.offered.tile, whichChow),
      reasons: explainSeat(situation, table, seat, own, rules.options.minFan),
    })),
    takers,
    skipped: outcome?.kind === 'set' ? seatsBetween(table.offered.from, outcome.seat) : [],
    outcome: explainOutcome(outcome, asked, procedure),
  };
}

const withoutGaps = (asked: Readonly<Partial<Record<Wind, Claim | undefined>>>) =>
  Object.fromEntries(Object.entries(asked).filter(([, claim]) => claim !== undefined)) as Partial<Record<Wind, Claim>>;

/** The table as the table engine reads it. Who has drawn since he let a tile pass is free again. */
function situationOf(table: ClaimsTable, procedure: Procedure, rules: RuleSet): ClaimSituation {
  const { offered, roundWind, hands, passed } = table;
  const claimants = seatsFollowing(offered.from).flatMap((seat): readonly (readonly [Wind, Claimant])[] => {
    const hand = hands[seat];
    if (!hand) return [];
    const claimant: Claimant = { hand, bonus: [], passed: NOTHING_PASSED, circumstances: [] };
    const isBound = passed?.seat === seat && !passed.drew.includes(seat);
    if (!isBound) return [[seat, claimant]];
    const attempt = { ...claimant, by: 'discard' as const, seat, roundWind };
    return [[seat, { ...claimant, passed: passedAfter([passed.tile], attempt, procedure, appraiseUnder(rules)) }]];
  });
  return { offered, roundWind, claimants: Object.fromEntries(claimants), replacementLeft: true, procedure };
}

/** The seats that play between two others, going counter-clockwise. */
function seatsBetween(from: Wind, to: Wind): readonly Wind[] {
  const next = nextSeat(from);
  return next === to ? [] : [next, ...seatsBetween(next, to)];
}

function choicesOf({ claims }: SeatClaims, tile: Tile, whichChow: boolean): readonly Choice[] {
  const found = claims.filter(mayBeCalled).map(({ claim, tiles }): Choice => {
    if (claim !== 'chow') return claim;
    return (whichChow ? chowChoice(tile, tiles) : undefined) ?? 'chow';
  });
  return CHOICES.filter((choice) => found.includes(choice));
}
