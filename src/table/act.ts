import { failure, ok, type Result } from '../engine/result.ts';
import type { Wind } from '../engine/tile.ts';
import type { Action, Refusal } from './actions.ts';
import { flowerAttempt, selfDrawAttempt } from './attempts.ts';
import { answerClaims, offerTile } from './claiming.ts';
import { withPhase, withPlayer, type Game } from './game.ts';
import { withoutTiles } from './held-tiles.ts';
import { declareKong } from './kongs.ts';
import { releasePassed } from './passed-win.ts';
import { receiveTile, restingPlayer } from './player.ts';
import { refusalOf } from './refusals.ts';
import { continueReplacing, replaceFlowers } from './replacing.ts';
import { drawTile } from './supply.ts';
import type { Appraise, WinAttempt } from './win.ts';

/** The game after an action, or why the action is not allowed. */
export function act(game: Game, action: Action, appraise: Appraise): Result<Game, Refusal> {
  const code = refusalOf(game, action, appraise);
  return code ? failure({ code }) : ok(apply(game, action, appraise));
}

function apply(game: Game, action: Action, appraise: Appraise): Game {
  switch (action.kind) {
    case 'answer':
      return answerClaims(game, action.claims, appraise);
    case 'draw':
      return drawLive(game, action.seat);
    case 'replace-flowers':
      return afterReplacing(replaceFlowers(game, action.seat), action.seat);
    case 'keep-kong':
      return game.phase.kind === 'replacing'
        ? continueReplacing(game, action.seat, [...game.phase.kept, action.seat])
        : game;
    case 'concealed-kong':
    case 'added-kong':
      return declareKong(game, action, appraise);
    case 'discard':
      return discard(game, action, appraise);
    case 'win':
      return winBySelfDraw(game, selfDrawAttempt(game, action.seat), appraise);
    case 'win-by-flowers':
      return winBySelfDraw(game, flowerAttempt(game, action.seat), appraise);
    case 'end-hand':
      return withPhase(game, { kind: 'drawn-hand', reason: 'wall-empty' });
  }
}

function drawLive(game: Game, seat: Wind): Game {
  const taken = drawTile(game.supply);
  if (!taken) return withPhase(game, { kind: 'drawn-hand', reason: 'wall-empty' });
  const player = receiveTile(game.players[seat], taken.tile, 'wall');
  const passed = releasePassed(player.passed, 'own-draw', game.procedure);
  return withPhase(withPlayer({ ...game, supply: taken.supply }, seat, { ...player, passed }), { kind: 'turn', seat });
}

const afterReplacing = (game: Game, seat: Wind): Game =>
  game.phase.kind === 'replacing' ? continueReplacing(game, seat, game.phase.kept) : game;

function discard(game: Game, { seat, tile }: Extract<Action, { kind: 'discard' }>, appraise: Appraise): Game {
  const player = restingPlayer(game.players[seat]);
  const thrown = withPlayer(game, seat, { ...player, tiles: withoutTiles(player.tiles, [tile]) });
  const discards = [...game.discards, { tile, by: seat }];
  return offerTile({ ...thrown, discards }, { tile, from: seat, source: 'discard' }, appraise);
}

function winBySelfDraw(game: Game, attempt: WinAttempt | undefined, appraise: Appraise): Game {
  const worth = attempt && appraise(attempt);
  if (!worth) return game;
  const { seat, by, hand } = attempt;
  return withPhase(game, { kind: 'won', wins: [{ seat, by, hand, worth }] });
}
