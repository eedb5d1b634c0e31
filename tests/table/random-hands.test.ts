import { describe, expect, test } from 'vitest';
import { randomSource } from '../../src/engine/random.ts';
import { WINDS } from '../../src/engine/tile.ts';
import type { Game } from '../../src/table/game.ts';
import { goRoundsWithoutClaims } from '../../src/table/go-rounds.ts';
import { PROCEDURES, type Procedure } from '../../src/table/procedure.ts';
import { checkRandomHands, randomProcedure } from './check-hands.ts';
import { anyCompleteHand, done, isOver, nobodyWins, playRandomHand, startHand } from './play.ts';

const TIME = { timeout: 60_000 };

describe('whole random hands', () => {
  test.for(Array.from({ length: 12 }, (_, batch) => batch))('lose and double no tile (batch %i)', TIME, (batch) => {
    checkRandomHands(`fast ${batch}`, 100);
  });

  test('show every kind of end, set, kong and flower', TIME, () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 150; seed += 1) {
      const end = playRandomHand(randomProcedure(`seen ${seed}`), `seen ${seed}`, anyCompleteHand).at(-1);
      if (!end) continue;
      seen.add(end.phase.kind);
      for (const seat of WINDS) {
        const { melds, bonus } = end.players[seat];
        for (const meld of melds) seen.add(`${meld.concealed ? 'concealed' : 'exposed'} ${meld.kind}`);
        if (bonus.length > 0) seen.add('flower');
      }
    }
    const expected = ['won', 'drawn-hand', 'flower', 'exposed chow', 'exposed pung', 'exposed kong', 'concealed kong'];
    expect([...seen].toSorted()).toEqual(expected.toSorted());
  });
});

/** A hand in which nobody claims, declares or wins: flowers are replaced, the drawn tile is thrown. */
function playWithoutClaims(procedure: Procedure, seed: number): Game {
  let game = startHand(procedure, 'E', randomSource(seed));
  while (!isOver(game)) game = stepWithoutClaims(game);
  return game;
}

function stepWithoutClaims(game: Game): Game {
  const { phase } = game;
  if (phase.kind === 'claims') return done(game, { kind: 'answer', claims: {} }, nobodyWins);
  if (!('seat' in phase)) throw new Error('the hand is over');
  const { seat } = phase;
  if (phase.kind === 'draw') return done(game, { kind: 'draw', seat }, nobodyWins);
  const { heldBonus, tiles } = game.players[seat];
  if (heldBonus.length > 0) return done(game, { kind: 'replace-flowers', seat }, nobodyWins);
  if (phase.kind === 'replacing') return done(game, { kind: 'keep-kong', seat }, nobodyWins);
  const [tile] = tiles;
  if (tile === undefined) throw new Error('nothing to discard');
  return done(game, { kind: 'discard', seat, tile }, nobodyWins);
}

describe('a hand without claims', () => {
  test('lasts 21 go-rounds where the whole wall is played, with and without flowers', () => {
    expect(goRoundsWithoutClaims(PROCEDURES.hk33)).toEqual({ least: 21, most: 21 });
    expect(goRoundsWithoutClaims(PROCEDURES.hk22)).toEqual({ least: 21, most: 21 });
    for (let seed = 0; seed < 40; seed += 1) {
      expect(playWithoutClaims(PROCEDURES.hk33, seed).discards).toHaveLength(84);
      expect(playWithoutClaims(PROCEDURES.hk22, seed).discards).toHaveLength(84);
    }
  });

  test('lasts 17.5 to 19.5 go-rounds with fourteen tiles kept back and topped up', () => {
    expect(goRoundsWithoutClaims(PROCEDURES.gd06)).toEqual({ least: 17.5, most: 19.5 });
    for (let seed = 0; seed < 40; seed += 1) {
      const game = playWithoutClaims(PROCEDURES.gd06, seed);
      const flowers = WINDS.reduce((sum, seat) => sum + game.players[seat].bonus.length, 0);
      expect(game.discards.length).toBe(78 - flowers);
    }
  });

  test('has 78 discards with a fixed dead wall', () => {
    const fixed = { ...PROCEDURES.hk33, deadWall: 'fixed14' } as const;
    expect(goRoundsWithoutClaims(fixed)).toEqual({ least: 19.5, most: 19.5 });
    for (let seed = 0; seed < 20; seed += 1) expect(playWithoutClaims(fixed, seed).discards).toHaveLength(78);
  });
});
