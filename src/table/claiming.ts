import { WINDS, type Tile, type Wind } from '../engine/tile.ts';
import { claimsOn, claimSituation } from './attempts.ts';
import { winAttempt, type ClaimSituation, type OfferedTile, type SeatClaims, type SetClaim } from './claims.ts';
import { completeKong, takeKongReplacement } from './complete-kong.ts';
import { withPhase, withPlayer, type Game } from './game.ts';
import { withoutTiles } from './held-tiles.ts';
import { passPung, passWin, releasePassed, type Passed } from './passed-win.ts';
import type { LaidMeld } from './player.ts';
import { mayBeCalled, resolveClaims, type AskedClaims } from './resolve-claims.ts';
import { nextSeat, seatIndex, type BySeat } from './seats.ts';
import { liveTilesLeft } from './supply.ts';
import { comparableFan, winningTiles, type Appraise, type WonBy } from './win.ts';

/** Offers a tile to the others: they have to answer if any of them may ask for it, else the hand goes on. */
export function offerTile(game: Game, offered: OfferedTile, appraise: Appraise): Game {
  const claims = claimsOn(game, offered, appraise);
  const wanted = WINDS.some((seat) => claims[seat].claims.some(mayBeCalled));
  return wanted ? withPhase(game, { kind: 'claims', offered }) : goOn(game, offered);
}

/** What the others said: somebody wins, somebody takes the tile for a set, or the hand goes on. */
export function answerClaims(game: Game, asked: AskedClaims, appraise: Appraise): Game {
  if (game.phase.kind !== 'claims') return game;
  const { offered } = game.phase;
  const claims = claimsOn(game, offered, appraise);
  const outcome = resolveClaims(asked, offered.from, game.procedure);
  if (outcome?.kind === 'win') return finish(game, offered, outcome.winners, claims);
  const noted = notePassed(game, offered, asked, claims, appraise);
  return outcome ? takeSet(noted, offered, outcome.seat, outcome.claim) : goOn(noted, offered);
}

/** Nobody takes the tile: the kong is laid out, or the next seat draws, or the wall is at its end (流局). */
function goOn(game: Game, offered: OfferedTile): Game {
  if (offered.source !== 'discard') return completeKong(game, offered);
  if (liveTilesLeft(game.supply) === 0) return withPhase(game, { kind: 'drawn-hand', reason: 'wall-empty' });
  const seat = nextSeat(offered.from);
  return withPhase(endGoRound(game, offered.from, seat), { kind: 'draw', seat });
}

/** 巡: when play comes to the dealer again or past him, blocks that last a go-round end. */
function endGoRound(game: Game, from: Wind, to: Wind): Game {
  if (seatIndex(to) > seatIndex(from)) return game;
  return WINDS.reduce((state, seat) => release(state, seat, 'turn-cycle'), game);
}

function release(game: Game, seat: Wind, moment: Parameters<typeof releasePassed>[1]): Game {
  const player = game.players[seat];
  return withPlayer(game, seat, { ...player, passed: releasePassed(player.passed, moment, game.procedure) });
}

function finish(game: Game, offered: OfferedTile, winners: readonly Wind[], claims: BySeat<SeatClaims>): Game {
  const by: WonBy = offered.source === 'discard' ? 'discard' : 'rob-kong';
  const wins = winners.flatMap((seat) => {
    const { tiles, melds } = game.players[seat];
    const hand = { tiles, melds, winningTile: offered.tile };
    const win = claims[seat].claims.find((claim) => claim.claim === 'win');
    return win ? [{ seat, by, hand, worth: win.worth, from: offered.from }] : [];
  });
  return withPhase(game, { kind: 'won', wins, offered });
}

/** The claimant lays the set out and is on turn; after a kong he takes a replacement first. */
function takeSet(game: Game, { tile, from }: OfferedTile, seat: Wind, { claim, tiles }: SetClaim): Game {
  const released = release(endGoRound(game, from, seat), seat, 'own-claim');
  const player = released.players[seat];
  const meld: LaidMeld = {
    kind: claim,
    tile: Math.min(tile, ...tiles) as Tile,
    concealed: false,
    claimed: { tile, from },
  };
  const laid = withPlayer(released, seat, {
    ...player,
    tiles: withoutTiles(player.tiles, tiles),
    melds: [...player.melds, meld],
    claimed: claim === 'kong' ? undefined : tile,
  });
  const taken = { ...laid, discards: markTaken(laid, seat) };
  return claim === 'kong' ? takeKongReplacement(taken, seat) : withPhase(taken, { kind: 'turn', seat });
}

const markTaken = ({ discards }: Game, takenBy: Wind): Game['discards'] =>
  discards.map((discard, index) => (index === discards.length - 1 ? { ...discard, takenBy } : discard));

/** 過水: notes for every seat what it could have asked for and did not. */
function notePassed(
  game: Game,
  offered: OfferedTile,
  asked: AskedClaims,
  claims: BySeat<SeatClaims>,
  appraise: Appraise,
): Game {
  const situation = claimSituation(game, offered);
  return WINDS.filter((seat) => asked[seat]?.claim !== 'win').reduce((state, seat) => {
    const player = state.players[seat];
    const afterWin = notePassedWin(player.passed, situation, seat, claims[seat], appraise);
    const couldPung = claims[seat].claims.some(({ claim }) => claim === 'pung');
    const tookPung = asked[seat] !== undefined && asked[seat].claim !== 'chow';
    const passed = couldPung && !tookPung ? passPung(afterWin, offered.tile, game.procedure) : afterWin;
    return withPlayer(state, seat, { ...player, passed });
  }, game);
}

function notePassedWin(
  passed: Passed,
  situation: ClaimSituation,
  seat: Wind,
  { claims }: SeatClaims,
  appraise: Appraise,
): Passed {
  const win = claims.find((claim) => claim.claim === 'win');
  const claimant = situation.claimants[seat];
  if (win?.claim !== 'win' || !claimant || !mayBeCalled(win) || situation.procedure.passedWin === 'off') return passed;
  const waits = winningTiles(winAttempt(situation, seat, claimant), appraise);
  const passedWin = { tile: situation.offered.tile, fan: comparableFan(win.worth), waits };
  return passWin(passed, passedWin, situation.procedure);
}
