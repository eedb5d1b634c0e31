import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import { findReadings } from '../engine/readings.ts';
import { suitOf, type Tile, type Wind } from '../engine/tile.ts';
import { copiesOf, withoutTiles } from './held-tiles.ts';
import { isPungBlocked, isWinBlocked, type Passed } from './passed-win.ts';
import type { Procedure, ProcedureOption } from './procedure.ts';
import { nextSeat } from './seats.ts';
import { comparableFan, type Appraise, type Circumstance, type WinAttempt, type Worth } from './win.ts';

/** A tile the others may ask for: a discard, or the tile of a kong that may be robbed (搶槓). */
export interface OfferedTile {
  readonly tile: Tile;
  readonly from: Wind;
  readonly source: 'discard' | 'added-kong' | 'concealed-kong';
}

/** A seat that may ask: 13 tiles, flowers laid out, what it let pass, what the table saw should it win on this tile. */
export interface Claimant {
  readonly hand: Hand;
  readonly bonus: readonly BonusTile[];
  readonly passed: Passed;
  readonly circumstances: readonly Circumstance[];
}

/** Everything that decides who may ask for a tile. */
export interface ClaimSituation {
  readonly offered: OfferedTile;
  readonly roundWind: Wind;
  readonly claimants: Readonly<Partial<Record<Wind, Claimant>>>;
  readonly replacementLeft: boolean;
  readonly procedure: Procedure;
}

/** 上, 碰, 槓: the own tiles that go with the offered one. */
export interface SetClaim {
  readonly claim: 'chow' | 'pung' | 'kong';
  readonly tiles: readonly Tile[];
}

/** 食糊: all held tiles are used. `worth` may be below the minimum; then it may not be called. */
export interface WinClaim {
  readonly claim: 'win';
  readonly tiles: readonly Tile[];
  readonly worth: Worth;
}

export type Claim = SetClaim | WinClaim;

/** A claim the tiles would allow and a rule of the table forbids, named by its option. */
export interface BlockedClaim {
  readonly claim: Claim['claim'];
  readonly rule: ProcedureOption;
}

export interface SeatClaims {
  readonly claims: readonly Claim[];
  readonly blocked: readonly BlockedClaim[];
}

const NO_CLAIMS: SeatClaims = { claims: [], blocked: [] };

/** What a seat may ask for and what is forbidden to it. The seat that offers the tile has no claims. */
export function findSeatClaims(situation: ClaimSituation, seat: Wind, appraise: Appraise): SeatClaims {
  const claimant = situation.claimants[seat];
  if (!claimant || seat === situation.offered.from) return NO_CLAIMS;
  const sets = situation.offered.source === 'discard' ? findSets(situation, seat, claimant) : [];
  const all = [...sets, ...findWin(situation, seat, claimant, appraise)];
  return { claims: all.filter(isAllowed), blocked: all.filter(isBlocked) };
}

const isBlocked = (claim: Claim | BlockedClaim): claim is BlockedClaim => 'rule' in claim;

const isAllowed = (claim: Claim | BlockedClaim): claim is Claim => !isBlocked(claim);

/** Chows only from the left, pungs and kongs from anybody. Sources 000, 001 and 004. */
function findSets(situation: ClaimSituation, seat: Wind, claimant: Claimant): readonly (Claim | BlockedClaim)[] {
  const { tile, from } = situation.offered;
  const { tiles } = claimant.hand;
  const copies = copiesOf(tiles, tile);
  return [
    ...(nextSeat(from) === seat ? findChows(tile, tiles, situation.procedure) : []),
    ...(copies >= 2 ? [pungOf(tile, claimant, situation.procedure)] : []),
    ...(copies >= 3 ? [kongOf(tile, situation)] : []),
  ];
}

/** Every chow the tile can be part of, the lowest first. */
function findChows(tile: Tile, tiles: readonly Tile[], procedure: Procedure): readonly (Claim | BlockedClaim)[] {
  return chowPartners(tile)
    .filter((partners) => partners.every((partner) => tiles.includes(partner)))
    .map((partners) => withFreeDiscard({ claim: 'chow', tiles: partners }, tile, tiles, procedure));
}

/** The pairs of tiles that make a chow with this one; none for an honor. */
export function chowPartners(tile: Tile): readonly (readonly Tile[])[] {
  const suit = suitOf(tile);
  if (suit === undefined) return [];
  return [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]
    .map((steps) => steps.map((step) => (tile + step) as Tile))
    .filter((partners) => partners.every((partner) => suitOf(partner) === suit));
}

/** Where the claimed tile may not be thrown back, a claim that leaves nothing else to throw is no claim. */
function withFreeDiscard(claim: SetClaim, tile: Tile, tiles: readonly Tile[], procedure: Procedure) {
  const stuck = procedure.swapDiscardBan && withoutTiles(tiles, claim.tiles).every((own) => own === tile);
  return stuck ? ({ claim: claim.claim, rule: 'swapDiscardBan' } as const) : claim;
}

function pungOf(tile: Tile, { passed }: Claimant, procedure: Procedure): Claim | BlockedClaim {
  if (isPungBlocked(passed, tile, procedure)) return { claim: 'pung', rule: 'passedPung' };
  return { claim: 'pung', tiles: [tile, tile] };
}

function kongOf(tile: Tile, { replacementLeft, procedure }: ClaimSituation): Claim | BlockedClaim {
  if (!replacementLeft && !procedure.kongAllowedWhenWallEmpty)
    return { claim: 'kong', rule: 'kongAllowedWhenWallEmpty' };
  return { claim: 'kong', tiles: [tile, tile, tile] };
}

function findWin(
  situation: ClaimSituation,
  seat: Wind,
  claimant: Claimant,
  appraise: Appraise,
): readonly (Claim | BlockedClaim)[] {
  const attempt = winAttempt(situation, seat, claimant);
  const worth = appraise(attempt);
  if (worth === undefined) return [];
  const rule = robbingRule(situation, attempt) ?? passedRule(situation, claimant, worth);
  if (rule !== undefined) return [{ claim: 'win', rule }];
  return [{ claim: 'win', tiles: claimant.hand.tiles, worth }];
}

/** The attempt to win on the offered tile. */
export const winAttempt = ({ offered, roundWind }: ClaimSituation, seat: Wind, claimant: Claimant): WinAttempt => ({
  hand: { ...claimant.hand, winningTile: offered.tile },
  by: offered.source === 'discard' ? 'discard' : 'rob-kong',
  seat,
  roundWind,
  bonus: claimant.bonus,
  circumstances: claimant.circumstances,
});

/** 搶槓: the added kong where the table plays it; a concealed one only by thirteen orphans. Source 004_a6f187e40c6225ec.txt. */
function robbingRule({ offered, procedure }: ClaimSituation, attempt: WinAttempt): ProcedureOption | undefined {
  if (offered.source === 'added-kong') return procedure.robAddedKong ? undefined : 'robAddedKong';
  if (offered.source === 'discard') return undefined;
  const mayRob = procedure.robConcealedKong === 'thirteenOrphansOnly' && isThirteenOrphans(attempt.hand);
  return mayRob ? undefined : 'robConcealedKong';
}

const isThirteenOrphans = (hand: Hand): boolean =>
  findReadings(hand, { sevenPairs: false, quadsArePairs: false }).some(({ kind }) => kind === 'thirteen-orphans');

const passedRule = ({ offered, procedure }: ClaimSituation, { passed }: Claimant, worth: Worth) =>
  isWinBlocked(passed, offered.tile, comparableFan(worth), procedure) ? ('passedWin' as const) : undefined;
