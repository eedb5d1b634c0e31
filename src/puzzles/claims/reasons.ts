import type { Tile, Wind } from '../../engine/tile.ts';
import { copiesOf } from '../../table/held-tiles.ts';
import {
  chowPartners,
  type BlockedClaim,
  type Claim,
  type ClaimSituation,
  type SeatClaims,
} from '../../table/claims.ts';
import type { Procedure } from '../../table/procedure.ts';
import { mayBeCalled, type ClaimOutcome } from '../../table/resolve-claims.ts';
import { nextSeat } from '../../table/seats.ts';
import type { ClaimsTable } from './table.ts';

/** Why a seat may or may not: one reason for everything that could be thought of it. */
export type SeatReason =
  /** 上 with these own tiles. */
  | { readonly code: 'chow'; readonly partners: readonly Tile[] }
  /** The tiles for a chow, but the tile does not come from the left. */
  | { readonly code: 'chow-only-from-left'; readonly partners: readonly Tile[] }
  | { readonly code: 'pung' | 'kong' }
  /** One copy only: a pair is claimed for a win alone. */
  | { readonly code: 'pair-is-no-claim' }
  | { readonly code: 'win'; readonly fan: number | null; readonly minimum: number }
  | { readonly code: 'below-minimum'; readonly fan: number | null; readonly minimum: number }
  /** 過水: the very tile was let pass, or one of the same wait. */
  | { readonly code: 'passed-same-tile' | 'passed-same-wait'; readonly tile: Tile }
  /** Passed a tile, but has drawn since; or this one brings more fan; or the table knows no such rule. */
  | {
      readonly code: 'passed-but-drew' | 'passed-but-more-fan' | 'passed-other-tile' | 'passed-is-off';
      readonly tile: Tile;
    }
  /** The tile of a kong is there to be won on, not for a set. */
  | { readonly code: 'kong-tile-only-to-win' }
  /** 搶槓 is not played, or a concealed kong is not robbed by this hand. */
  | { readonly code: 'no-robbing' | 'no-robbing-concealed' | 'robs' }
  | { readonly code: 'nothing' };

/** Who gets the tile and by which rule. */
export interface OutcomeReason {
  readonly code: 'nobody' | 'only' | 'win-first' | 'set-before-chow' | 'closest-wins' | 'all-win';
  /** What the tile is taken for. */
  readonly claim: Claim['claim'] | undefined;
}

export function explainSeat(
  situation: ClaimSituation,
  table: ClaimsTable,
  seat: Wind,
  { claims, blocked }: SeatClaims,
  minimum: number,
): readonly SeatReason[] {
  const reasons = [
    ...claims.filter(({ claim }) => claim !== 'win').map(setReason),
    ...unclaimedSets(situation, seat).filter(({ code }) => code !== 'pair-is-no-claim' || !isNearWin(claims, blocked)),
    ...claims.flatMap((claim) => winReasons(claim, table, seat, situation.procedure, minimum)),
    ...blocked.flatMap((claim) => blockReason(claim, table)),
  ];
  return reasons.length > 0 ? reasons : [{ code: 'nothing' }];
}

/** Whether the tile would complete the hand: then its twin is no mere pair. */
const isNearWin = (...lists: readonly (readonly { readonly claim: Claim['claim'] }[])[]): boolean =>
  lists.flat().some(({ claim }) => claim === 'win');

const setReason = ({ claim, tiles }: Claim): SeatReason =>
  claim === 'chow' ? { code: 'chow', partners: tiles } : { code: claim === 'kong' ? 'kong' : 'pung' };

/** What the tiles would allow at another seat or time. */
function unclaimedSets({ offered, claimants }: ClaimSituation, seat: Wind): readonly SeatReason[] {
  const tiles = claimants[seat]?.hand.tiles ?? [];
  const partners = chowPartners(offered.tile).find((pair) => pair.every((tile) => tiles.includes(tile)));
  const copies = copiesOf(tiles, offered.tile);
  if (offered.source !== 'discard')
    return partners !== undefined || copies > 0 ? [{ code: 'kong-tile-only-to-win' }] : [];
  return [
    ...(partners !== undefined && nextSeat(offered.from) !== seat
      ? [{ code: 'chow-only-from-left', partners } as const]
      : []),
    ...(copies === 1 ? [{ code: 'pair-is-no-claim' } as const] : []),
  ];
}

function winReasons(
  claim: Claim,
  { offered, passed }: ClaimsTable,
  seat: Wind,
  { passedWin }: Procedure,
  minimum: number,
): readonly SeatReason[] {
  if (claim.claim !== 'win') return [];
  const { fan } = claim.worth;
  if (!mayBeCalled(claim)) return [{ code: 'below-minimum', fan, minimum }];
  const win = { code: 'win', fan, minimum } as const;
  if (offered.source !== 'discard') return [win, { code: 'robs' }];
  if (passed?.seat !== seat) return [win];
  return [
    win,
    { code: whyNotBound(passed.drew.includes(seat), passedWin, passed.tile, offered.tile), tile: passed.tile },
  ];
}

function whyNotBound(drew: boolean, passedWin: Procedure['passedWin'], passed: Tile, tile: Tile) {
  if (passedWin === 'off') return 'passed-is-off';
  if (drew) return 'passed-but-drew';
  return passedWin === 'sameTile' && passed !== tile ? 'passed-other-tile' : 'passed-but-more-fan';
}

function blockReason({ rule }: BlockedClaim, { offered, passed }: ClaimsTable): readonly SeatReason[] {
  if (rule === 'robAddedKong') return [{ code: 'no-robbing' }];
  if (rule === 'robConcealedKong') return [{ code: 'no-robbing-concealed' }];
  if (rule !== 'passedWin' || !passed) return [];
  return [{ code: passed.tile === offered.tile ? 'passed-same-tile' : 'passed-same-wait', tile: passed.tile }];
}

export function explainOutcome(
  outcome: ClaimOutcome | undefined,
  asked: Readonly<Partial<Record<Wind, Claim | undefined>>>,
  { multipleWinners }: Procedure,
): OutcomeReason {
  const claims = Object.values(asked).filter((claim) => claim !== undefined);
  if (outcome === undefined) return { code: 'nobody', claim: undefined };
  if (outcome.kind === 'set')
    return { code: claims.length > 1 ? 'set-before-chow' : 'only', claim: outcome.claim.claim };
  const winners = claims.filter(({ claim }) => claim === 'win').length;
  if (winners > 1) return { code: multipleWinners === 'all' ? 'all-win' : 'closest-wins', claim: 'win' };
  return { code: claims.length > 1 ? 'win-first' : 'only', claim: 'win' };
}
