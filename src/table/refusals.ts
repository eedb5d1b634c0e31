import type { Tile, Wind } from '../engine/tile.ts';
import type { Action, RefusalCode } from './actions.ts';
import { claimsOn, flowerAttempt, selfDrawAttempt } from './attempts.ts';
import type { Claim } from './claims.ts';
import type { Game } from './game.ts';
import { copiesOf } from './held-tiles.ts';
import { holdsFour } from './replacing.ts';
import { mayBeCalled, type AskedClaims } from './resolve-claims.ts';
import { liveTilesLeft, replacementsLeft } from './supply.ts';
import type { Appraise, WinAttempt } from './win.ts';

type Reason = RefusalCode | undefined;

/** Why this action is not allowed now, `undefined` if it is. */
export function refusalOf(game: Game, action: Action, appraise: Appraise): Reason {
  switch (action.kind) {
    case 'answer':
      return refuseAnswer(game, action.claims, appraise);
    case 'draw':
      return refuseDraw(game, action.seat);
    case 'replace-flowers':
      return outOfTurn(game, action.seat) ?? (game.players[action.seat].heldBonus.length > 0 ? undefined : 'no-flower');
    case 'keep-kong':
      return refuseKeeping(game, action.seat);
    case 'win-by-flowers':
      return outOfTurn(game, action.seat) ?? refuseFlowerWin(flowerAttempt(game, action.seat), appraise);
    case 'concealed-kong':
      return refuseConcealedKong(game, action.seat, action.tile);
    default:
      return refusePlay(game, action, appraise);
  }
}

/** What only a full hand without flowers may do, after the first flowers are replaced. */
function refusePlay(
  game: Game,
  action: Extract<Action, { kind: 'discard' | 'added-kong' | 'win' | 'end-hand' }>,
  appraise: Appraise,
): Reason {
  const early = outOfTurn(game, action.seat) ?? withFlowers(game, action.seat);
  if (early) return early;
  switch (action.kind) {
    case 'discard':
      return refuseDiscard(game, action.seat, action.tile);
    case 'added-kong':
      return refuseAddedKong(game, action.seat, action.tile);
    case 'win':
      return refuseWin(selfDrawAttempt(game, action.seat), appraise);
    case 'end-hand':
      return refuseEnd(game, action.seat);
  }
}

/** Whether it is another seat's turn, or another thing has to happen first. */
function outOfTurn({ phase }: Game, seat: Wind): Reason {
  if (phase.kind === 'won' || phase.kind === 'drawn-hand') return 'hand-is-over';
  if (phase.kind === 'claims') return 'claims-first';
  if (phase.seat !== seat) return 'not-your-turn';
  return phase.kind === 'draw' ? 'draw-first' : undefined;
}

const withFlowers = ({ phase, players }: Game, seat: Wind): Reason =>
  phase.kind === 'replacing' || players[seat].heldBonus.length > 0 ? 'flowers-first' : undefined;

function refuseDraw(game: Game, seat: Wind): Reason {
  const reason = outOfTurn(game, seat);
  return reason === 'draw-first' ? undefined : (reason ?? 'already-drawn');
}

function refuseKeeping(game: Game, seat: Wind): Reason {
  const mayKeep = game.phase.kind === 'replacing' && game.procedure.kongDuringInitialReplacement;
  const holds = mayKeep && holdsFour(game.players[seat]) && game.players[seat].heldBonus.length === 0;
  return outOfTurn(game, seat) ?? (holds ? undefined : 'no-kong-to-keep');
}

function refuseDiscard(game: Game, seat: Wind, tile: Tile): Reason {
  const { tiles, drawn, claimed } = game.players[seat];
  if (!tiles.includes(tile)) return 'tile-not-in-hand';
  if (game.procedure.swapDiscardBan && claimed === tile) return 'swap-discard';
  const isLast = drawn !== undefined && liveTilesLeft(game.supply) === 0;
  return isLast && !game.procedure.lastTileMustBeDiscarded ? 'last-tile-is-kept' : undefined;
}

function refuseEnd({ players, procedure, supply }: Game, seat: Wind): Reason {
  if (procedure.lastTileMustBeDiscarded) return 'last-tile-is-discarded';
  if (players[seat].drawn === undefined) return 'nothing-drawn';
  return liveTilesLeft(supply) > 0 ? 'wall-not-empty' : undefined;
}

/** Four in hand; before the first discard only where the table allows it, and then beside the flowers. */
function refuseConcealedKong(game: Game, seat: Wind, tile: Tile): Reason {
  const early = outOfTurn(game, seat);
  if (early) return early;
  const replacing = game.phase.kind === 'replacing';
  if (replacing && !game.procedure.kongDuringInitialReplacement) return 'no-kong-before-first-discard';
  if (!replacing && game.players[seat].heldBonus.length > 0) return 'flowers-first';
  return copiesOf(game.players[seat].tiles, tile) === 4 ? withoutReplacement(game) : 'no-four-of-a-kind';
}

function refuseAddedKong(game: Game, seat: Wind, tile: Tile): Reason {
  const { tiles, melds } = game.players[seat];
  if (!tiles.includes(tile)) return 'tile-not-in-hand';
  const hasPung = melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);
  return hasPung ? withoutReplacement(game) : 'no-exposed-pung';
}

/** No kong without a tile to replace it, unless the table says otherwise. */
const withoutReplacement = ({ procedure, supply }: Game): Reason =>
  procedure.kongAllowedWhenWallEmpty || replacementsLeft(supply) > 0 ? undefined : 'no-replacement-left';

function refuseWin(attempt: WinAttempt | undefined, appraise: Appraise): Reason {
  if (!attempt) return 'nothing-drawn';
  const worth = appraise(attempt);
  if (!worth) return 'not-complete';
  return worth.legal ? undefined : 'below-minimum';
}

function refuseFlowerWin(attempt: WinAttempt | undefined, appraise: Appraise): Reason {
  if (!attempt) return 'too-few-flowers';
  return appraise(attempt)?.legal ? undefined : 'flowers-do-not-win';
}

function refuseAnswer(game: Game, asked: AskedClaims, appraise: Appraise): Reason {
  const { phase } = game;
  if (phase.kind === 'won' || phase.kind === 'drawn-hand') return 'hand-is-over';
  if (phase.kind !== 'claims') return 'nothing-offered';
  const available = claimsOn(game, phase.offered, appraise);
  const all = Object.entries(asked) as [Wind, Claim][];
  const fine = all.every(([seat, claim]) =>
    available[seat].claims.some((own) => mayBeCalled(own) && isSame(own, claim)),
  );
  return fine ? undefined : 'claim-not-available';
}

/** Two claims of the same kind with the same own tiles. */
const isSame = (one: Claim, other: Claim): boolean =>
  one.claim === other.claim && one.tiles.join() === other.tiles.join();
