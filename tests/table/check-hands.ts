import { expect } from 'vitest';
import { randomSource } from '../../src/engine/random.ts';
import { WINDS } from '../../src/engine/tile.ts';
import type { Game } from '../../src/table/game.ts';
import { PROCEDURE_OPTIONS, type Procedure } from '../../src/table/procedure.ts';
import { tileSet } from '../../src/table/tile-set.ts';
import { anyCompleteHand, isOver, playRandomHand } from './play.ts';
import { tilesInGame } from './tiles-in-game.ts';

/** A procedure in which every option has a value by chance. */
export function randomProcedure(seed: string): Procedure {
  const random = randomSource(`procedure ${seed}`);
  const pick = (values: readonly unknown[]): unknown => values[Math.floor(random() * values.length)];
  const entries = Object.entries(PROCEDURE_OPTIONS).map(([name, values]) => [name, pick(values)] as const);
  return Object.fromEntries(entries) as unknown as Procedure;
}

const sorted = (game: Game): string => tilesInGame(game).map(String).toSorted().join(' ');

/** A seat has 13 tiles, a kong counted as three, and 14 on turn; the dealer from the beginning. */
function expectFullHands(game: Game): void {
  for (const seat of WINDS) {
    const { tiles, heldBonus, melds } = game.players[seat];
    const size = tiles.length + heldBonus.length + melds.length * 3;
    const onTurn = game.phase.kind === 'turn' && game.phase.seat === seat;
    const dealer = game.discards.length === 0 && seat === 'E';
    const lifted = game.phase.kind === 'claims' && game.phase.offered.from === seat;
    if (!isOver(game) && !lifted) expect(size, `${seat} ${game.phase.kind}`).toBe(onTurn || dealer ? 14 : 13);
  }
}

/**
 * Plays whole hands by chance, each with options by chance, and holds at the end and at every 31st state on the way that
 * every tile of the set is there once and every seat has as many as it should.
 */
export function checkRandomHands(name: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const seed = `${name} ${index}`;
    const procedure = randomProcedure(seed);
    const states = playRandomHand(procedure, seed, anyCompleteHand);
    const whole = tileSet(procedure.flowersInPlay).map(String).toSorted().join(' ');
    for (const [place, game] of states.entries()) {
      if (place % 31 !== index % 31 && place < states.length - 1) continue;
      if (sorted(game) !== whole) expect(sorted(game), `${seed} at ${place}`).toBe(whole);
      expectFullHands(game);
    }
    expect(isOver(states.at(-1) ?? neverPlayed())).toBe(true);
  }
}

function neverPlayed(): never {
  throw new Error('no state was played');
}
