import type { Wind } from '../engine/tile.ts';
import { copiesOf } from './held-tiles.ts';
import { withPhase, withPlayer, type Game } from './game.ts';
import { receiveTile, restingPlayer, type Drawn, type PlayerState } from './player.ts';
import { seatsFollowing, seatsFrom } from './seats.ts';
import { drawReplacement } from './supply.ts';

/** Whether four equal tiles are held, which may be laid out as a concealed kong (暗槓). */
export const holdsFour = ({ tiles }: PlayerState): boolean => tiles.some((tile) => copiesOf(tiles, tile) === 4);

/**
 * 補花 before the first discard: the seat that begins, or the dealer's turn if nobody has a flower or a kong to declare
 * (the latter only where the table allows it, as source 001_79792cdda8ee7ffa.txt does).
 */
export const startReplacing = (game: Game): Game => goOnWith(game, seatsFrom('E'), []);

/** After a seat has replaced or declined: `seatBySeatToEnd` lets it go on, else the next seat has its turn first. */
export function continueReplacing(game: Game, seat: Wind, kept: readonly Wind[]): Game {
  const oneEach = game.procedure.initialFlowerOrder === 'oneReplacementRoundEach';
  return goOnWith(game, oneEach ? [...seatsFollowing(seat), seat] : seatsFrom(seat), kept);
}

function goOnWith(game: Game, order: readonly Wind[], kept: readonly Wind[]): Game {
  const seat = order.find((candidate) => hasToReplace(game, candidate, kept));
  return seat ? withPhase(game, { kind: 'replacing', seat, kept }) : firstTurn(game);
}

const hasToReplace = ({ players, procedure }: Game, seat: Wind, kept: readonly Wind[]): boolean =>
  players[seat].heldBonus.length > 0 ||
  (procedure.kongDuringInitialReplacement && !kept.includes(seat) && holdsFour(players[seat]));

/** The dealer begins; for the others it no longer matters which tile came last. */
const firstTurn = (game: Game): Game =>
  withPhase(
    seatsFollowing('E').reduce((state, seat) => withPlayer(state, seat, restingPlayer(state.players[seat])), game),
    { kind: 'turn', seat: 'E' },
  );

/** Lays out the flowers in hand and draws as many from the tail; without enough replacements the hand is drawn. */
export function replaceFlowers(game: Game, seat: Wind): Game {
  const player = game.players[seat];
  const { heldBonus, bonus } = player;
  const laidOut = withPlayer(game, seat, { ...player, heldBonus: [], bonus: [...bonus, ...heldBonus] });
  return heldBonus.reduce((state) => takeReplacement(state, seat, 'flower'), laidOut);
}

/** 補牌: one tile from the tail; the hand is drawn if there is none. */
export function takeReplacement(game: Game, seat: Wind, source: Drawn['source']): Game {
  const taken = drawReplacement(game.supply);
  if (!taken) return withPhase(game, { kind: 'drawn-hand', reason: 'no-replacement' });
  return withPlayer({ ...game, supply: taken.supply }, seat, receiveTile(game.players[seat], taken.tile, source));
}
