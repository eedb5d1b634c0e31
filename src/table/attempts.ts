import type { Wind } from '../engine/tile.ts';
import { offeredTileCircumstances, selfDrawCircumstances } from './circumstances.ts';
import { findSeatClaims, type ClaimSituation, type OfferedTile, type SeatClaims } from './claims.ts';
import type { Game } from './game.ts';
import { selfDrawnHand } from './player.ts';
import { bySeat, type BySeat } from './seats.ts';
import { replacementsLeft } from './supply.ts';
import type { Appraise, WinAttempt } from './win.ts';

/** The win a seat would call on the tile it drew, `undefined` if it drew none. */
export function selfDrawAttempt(game: Game, seat: Wind): WinAttempt | undefined {
  const player = game.players[seat];
  const hand = selfDrawnHand(player);
  if (!hand) return undefined;
  const circumstances = selfDrawCircumstances(game, seat);
  return { hand, by: 'self-draw', seat, roundWind: game.roundWind, bonus: player.bonus, circumstances };
}

/** The instant win of a seat with seven or eight flowers, `undefined` with fewer. */
export function flowerAttempt(game: Game, seat: Wind): WinAttempt | undefined {
  const { heldBonus, melds, ...player } = game.players[seat];
  const bonus = [...player.bonus, ...heldBonus];
  if (bonus.length < 7) return undefined;
  return {
    hand: selfDrawnHand(game.players[seat]) ?? { tiles: player.tiles, melds },
    by: 'self-draw',
    seat,
    roundWind: game.roundWind,
    bonus,
    circumstances: [bonus.length === 8 ? 'eight-flowers' : 'seven-flowers'],
  };
}

/** The offered tile with everything that decides who may ask for it. */
export function claimSituation(game: Game, offered: OfferedTile): ClaimSituation {
  const circumstances = offeredTileCircumstances(game, offered);
  return {
    offered,
    roundWind: game.roundWind,
    claimants: bySeat((seat) => {
      const { tiles, melds, bonus, passed } = game.players[seat];
      return { hand: { tiles, melds }, bonus, passed, circumstances };
    }),
    replacementLeft: replacementsLeft(game.supply) > 0,
    procedure: game.procedure,
  };
}

/** Who may ask for the offered tile, and what a rule forbids. */
export function claimsOn(game: Game, offered: OfferedTile, appraise: Appraise): BySeat<SeatClaims> {
  const situation = claimSituation(game, offered);
  return bySeat((seat) => findSeatClaims(situation, seat, appraise));
}
