import { TILES, WINDS, formatTile, COPIES_PER_TILE, type Tile, type Wind } from '../../engine/tile.ts';
import { failure, ok, type Result } from '../../engine/result.ts';
import { countTiles } from '../../engine/hand.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { findSeatClaims, type Claim, type ClaimSituation, type SeatClaims } from '../../table/claims.ts';
import { mostOf, resolveClaims } from '../../table/resolve-claims.ts';
import { seatsFollowing } from '../../table/seats.ts';
import type { Appraise } from '../../table/win.ts';
import { claimSituationFields } from '../claim-fields.ts';
import type { Op } from '../ops.ts';
import type { Fields, Refusal } from '../refusal.ts';
import { rulesField } from '../rules-field.ts';

/**
 * `claims`: who may ask for a tile, what a rule forbids, and who gets it if all ask for the most they may. What a win is
 * worth under the rules of the request comes in by `appraiseUnder`.
 */
export const claimsOp =
  (appraiseUnder: (rules: RuleSet) => Appraise): Op =>
  (request) => {
    const rules = rulesField(request);
    if (!rules.ok) return rules;
    const appraise = appraiseUnder(rules.value);
    const situation = claimSituationFields(request, rules.value.options, appraise);
    if (!situation.ok) return situation;
    const fifth = findFifthCopy(situation.value);
    if (fifth !== undefined) return failure({ code: 'too-many-copies', token: formatTile(fifth) });
    return answer(situation.value, appraise);
  };

function answer(situation: ClaimSituation, appraise: Appraise): Result<Fields, Refusal> {
  const { from } = situation.offered;
  const seats = WINDS.filter((seat) => seat !== from && situation.claimants[seat] !== undefined);
  const found = seats.map((seat) => [seat, findSeatClaims(situation, seat, appraise)] as const);
  const claims = Object.fromEntries(found.map(([seat, own]) => [seat, own.claims.map(describeClaim)]));
  const blocked = found.flatMap(([seat, own]) => strongestBlock(seat, own));
  return ok({ claims, ...taking(found, situation), blocked: Object.fromEntries(blocked) });
}

function taking(
  found: readonly (readonly [Wind, SeatClaims])[],
  { offered, procedure }: ClaimSituation,
): { readonly winners: readonly Wind[]; readonly takes: Fields | null } {
  const asked = found.flatMap(([seat, own]) => {
    const most = mostOf(own);
    return most ? [[seat, most] as const] : [];
  });
  const outcome = resolveClaims(Object.fromEntries(asked), offered.from, procedure);
  if (!outcome) return { winners: [], takes: null };
  if (outcome.kind === 'set') return { winners: [], takes: { seat: outcome.seat, claim: outcome.claim.claim } };
  return { winners: outcome.winners, takes: { seat: outcome.winners[0], claim: 'win' } };
}

function describeClaim(claim: Claim): Fields {
  const described = { claim: claim.claim, tiles: claim.tiles.map(formatTile) };
  return claim.claim === 'win' ? { ...described, fan: claim.worth.fan, legal: claim.worth.legal } : described;
}

/** The rule against the most a seat would otherwise have; a lesser claim's only if the greater is free. */
function strongestBlock(seat: Wind, { blocked }: SeatClaims): readonly (readonly [Wind, string])[] {
  const strongest = blocked.at(-1);
  return strongest ? [[seat, strongest.rule]] : [];
}

/** A tile of which more than four copies are shown. A seat that lays out a kong may show its tile already. */
function findFifthCopy({ offered, claimants }: ClaimSituation): Tile | undefined {
  const seats = offered.source === 'discard' ? WINDS : seatsFollowing(offered.from);
  const counts = seats.flatMap((seat) => {
    const claimant = claimants[seat];
    return claimant ? [countTiles(claimant.hand)] : [];
  });
  return TILES.find((tile) => {
    const shown = counts.reduce((sum, count) => sum + (count[tile] ?? 0), tile === offered.tile ? 1 : 0);
    return shown > COPIES_PER_TILE;
  });
}
