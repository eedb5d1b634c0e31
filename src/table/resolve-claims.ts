import type { Wind } from '../engine/tile.ts';
import type { Claim, SeatClaims, SetClaim } from './claims.ts';
import type { Procedure } from './procedure.ts';
import { seatsFollowing } from './seats.ts';

/** What each seat asks for; a seat that is missing lets the tile pass. */
export type AskedClaims = Readonly<Partial<Record<Wind, Claim>>>;

/** Who gets the tile: one or several winners in turn order, or one seat for a set. */
export type ClaimOutcome =
  | { readonly kind: 'win'; readonly winners: readonly Wind[] }
  | { readonly kind: 'set'; readonly seat: Wind; readonly claim: SetClaim };

/** A set that may be taken, or a win that may be called at this table. */
export const mayBeCalled = (claim: Claim): boolean => claim.claim !== 'win' || claim.worth.legal;

/**
 * A win goes before pung and kong, these before a chow; of several winners the first in turn order after the seat that
 * offers the tile takes it alone (截糊), unless the table lets all of them win (一炮多響). `undefined` if nobody asks.
 */
export function resolveClaims(
  asked: AskedClaims,
  from: Wind,
  { multipleWinners }: Pick<Procedure, 'multipleWinners'>,
): ClaimOutcome | undefined {
  const asking = seatsFollowing(from).flatMap((seat) => {
    const claim = asked[seat];
    return claim && mayBeCalled(claim) ? [{ seat, claim }] : [];
  });
  const winners = asking.filter(({ claim }) => claim.claim === 'win').map(({ seat }) => seat);
  if (winners.length > 0) return { kind: 'win', winners: multipleWinners === 'all' ? winners : winners.slice(0, 1) };
  const sets = asking.flatMap(({ seat, claim }) => (claim.claim === 'win' ? [] : [{ seat, claim }]));
  const taken = sets.find(({ claim }) => claim.claim !== 'chow') ?? sets[0];
  return taken && { kind: 'set', ...taken };
}

/** The most each seat may ask for: a win, else a kong, else a pung, else its lowest chow. */
export const mostOf = ({ claims }: SeatClaims): Claim | undefined =>
  (['win', 'kong', 'pung', 'chow'] as const)
    .map((kind) => claims.find((claim) => claim.claim === kind && mayBeCalled(claim)))
    .find((claim) => claim !== undefined);
