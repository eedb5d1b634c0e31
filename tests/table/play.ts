import { isComplete } from '../../src/engine/readings.ts';
import { randomSource, shuffle } from '../../src/engine/random.ts';
import { WINDS, type Wind } from '../../src/engine/tile.ts';
import { act } from '../../src/table/act.ts';
import type { Action } from '../../src/table/actions.ts';
import { claimsOn } from '../../src/table/attempts.ts';
import { openWall, rollForBreak } from '../../src/table/break.ts';
import type { Game } from '../../src/table/game.ts';
import type { Procedure } from '../../src/table/procedure.ts';
import { mayBeCalled } from '../../src/table/resolve-claims.ts';
import { dealHand } from '../../src/table/deal-hand.ts';
import { buildWall, drawOrder, stacksPerWall } from '../../src/table/wall.ts';
import type { Appraise } from '../../src/table/win.ts';

/** Any complete hand may be called and is worth as much as there are circumstances. */
export const anyCompleteHand: Appraise = ({ hand, circumstances }) =>
  hand.winningTile !== undefined && isComplete(hand, { sevenPairs: false, quadsArePairs: false })
    ? { fan: circumstances.length, legal: true, result: 'win' }
    : undefined;

/** Nobody may ever win: hands run to the end of the wall. */
export const nobodyWins: Appraise = () => undefined;

export const isOver = ({ phase }: Game): boolean => phase.kind === 'won' || phase.kind === 'drawn-hand';

function randomAnswer(game: Game, appraise: Appraise, random: () => number): Action {
  if (game.phase.kind !== 'claims') throw new Error('nothing is offered');
  const available = claimsOn(game, game.phase.offered, appraise);
  const asked = WINDS.flatMap((seat) => {
    const claims = available[seat].claims.filter(mayBeCalled);
    const claim = claims[Math.floor(random() * (claims.length + 1))];
    return claim ? [[seat, claim] as const] : [];
  });
  return { kind: 'answer', claims: Object.fromEntries(asked) };
}

/** Does an action that has to be allowed. */
export function done(game: Game, action: Action, appraise: Appraise): Game {
  const result = act(game, action, appraise);
  if (!result.ok) throw new Error(`${action.kind} refused: ${result.error.code}`);
  return result.value;
}

/** Shuffles, builds, throws the dice, opens and deals; flowers are not replaced yet. */
export function startHand(procedure: Procedure, roundWind: Wind, random: () => number): Game {
  const wall = buildWall(procedure.flowersInPlay, random);
  const dice = rollForBreak(procedure.dicePlan, random);
  const opened = openWall(procedure.dicePlan, dice, stacksPerWall(procedure.flowersInPlay));
  if (!opened.ok) throw new Error(`dice do not fit their plan: ${opened.error.code}`);
  return dealHand(procedure, roundWind, drawOrder(wall, opened.value), opened.value);
}

/** Every state of one hand played by chance: kongs and wins are tried half of the time. */
export function playRandomHand(
  procedure: Procedure,
  seed: string,
  appraise: Appraise,
  roundWind: Wind = 'E',
): readonly Game[] {
  const random = randomSource(seed);
  const states = [startHand(procedure, roundWind, random)];
  for (let game = states[0]; game && !isOver(game); game = states.at(-1)) {
    states.push(randomStep(game, appraise, random));
  }
  return states;
}

function randomStep(game: Game, appraise: Appraise, random: () => number): Game {
  const { phase } = game;
  if (phase.kind === 'claims') return done(game, randomAnswer(game, appraise, random), appraise);
  if (!('seat' in phase)) throw new Error('the hand is over');
  for (const action of randomActions(game, phase.seat, random)) {
    const result = act(game, action, appraise);
    if (result.ok) return result.value;
  }
  throw new Error(`nothing is allowed in phase ${phase.kind}`);
}

/** What a seat could try, in an order in which the rare actions are first half of the time, discards in random order. */
function randomActions(game: Game, seat: Wind, random: () => number): readonly Action[] {
  const { tiles } = game.players[seat];
  const kinds = [...new Set(tiles)];
  const kongs = kinds.flatMap((tile) => [
    { kind: 'concealed-kong' as const, seat, tile },
    { kind: 'added-kong' as const, seat, tile },
  ]);
  const rare = ['draw', 'replace-flowers', 'win', 'win-by-flowers', 'end-hand'] as const;
  const discards = shuffle(tiles, random).map((tile) => ({ kind: 'discard' as const, seat, tile }));
  const first = [...rare.map((kind) => ({ kind, seat })), ...kongs, { kind: 'keep-kong' as const, seat }];
  return random() < 0.5 ? [...first, ...discards] : [...discards, ...first];
}
