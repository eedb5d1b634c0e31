import { describe, expect, test } from 'vitest';
import { WINDS, type Wind } from '../../src/engine/tile.ts';
import { act } from '../../src/table/act.ts';
import type { Action } from '../../src/table/actions.ts';
import { claimsOn } from '../../src/table/attempts.ts';
import type { Claim } from '../../src/table/claims.ts';
import type { Game } from '../../src/table/game.ts';
import type { Procedure } from '../../src/table/procedure.ts';
import { anyCompleteHand, done } from './play.ts';
import { stackedGame, tileOf, tilesOf } from './stacked.ts';

const step = (game: Game, ...actions: readonly Action[]): Game =>
  actions.reduce((state, action) => done(state, action, anyCompleteHand), game);

const refusal = (game: Game, action: Action): string | undefined => {
  const result = act(game, action, anyCompleteHand);
  return result.ok ? undefined : result.error.code;
};

const draw = (seat: Wind): Action => ({ kind: 'draw', seat });
const discard = (seat: Wind, tile: string): Action => ({ kind: 'discard', seat, tile: tileOf(tile) });
const win = (seat: Wind): Action => ({ kind: 'win', seat });
const flowers = (seat: Wind): Action => ({ kind: 'replace-flowers', seat });
const concealedKong = (seat: Wind, tile: string): Action => ({ kind: 'concealed-kong', seat, tile: tileOf(tile) });
const addedKong = (seat: Wind, tile: string): Action => ({ kind: 'added-kong', seat, tile: tileOf(tile) });
const everybodyPasses: Action = { kind: 'answer', claims: {} };

/** The answer in which each of these seats asks for its claim of this kind. */
function ask(game: Game, asked: Partial<Record<Wind, Claim['claim']>>): Action {
  if (game.phase.kind !== 'claims') throw new Error(`phase ${game.phase.kind}`);
  const available = claimsOn(game, game.phase.offered, anyCompleteHand);
  const claims = WINDS.flatMap((seat) => {
    const claim = available[seat].claims.find((own) => own.claim === asked[seat]);
    return claim ? [[seat, claim] as const] : [];
  });
  return { kind: 'answer', claims: Object.fromEntries(claims) };
}

/** Hands that fit together and want nothing of each other: 13 tiles each, 14 for East. */
const PLAIN = {
  E: '1m 4m 7m 1p 4p 7p 1s 4s 7s E S W N C',
  S: '1m 4m 7m 1p 4p 7p 1s 4s 7s E S W N',
  W: '2m 5m 8m 2p 5p 8p 2s 5s 8s C F B E',
  N: '3m 6m 9m 3p 6p 9p 3s 6s 9s C F B S',
};

describe('flowers before the first discard', () => {
  const hands = { ...PLAIN, E: 'f1 4m 7m 1p 4p 7p 1s 4s 7s E S W N C', S: 'g1 4m 7m 1p 4p 7p 1s 4s 7s E S W N' };
  const tail = 'f2 9s 9m 8s';
  const orderOf = (initialFlowerOrder: Procedure['initialFlowerOrder']) => {
    const seats: Wind[] = [];
    let game = stackedGame({ initialFlowerOrder }, { hands, tail });
    while (game.phase.kind === 'replacing') {
      seats.push(game.phase.seat);
      game = step(game, flowers(game.phase.seat));
    }
    return { seats, game };
  };

  test('seat by seat to the end: East goes on while he draws flowers', () => {
    const { seats, game } = orderOf('seatBySeatToEnd');
    expect(seats).toEqual(['E', 'E', 'S']);
    expect(game.players.E.bonus).toEqual(['f1', 'f2']);
    expect(game.players.E.drawn).toEqual({ tile: tileOf('9s'), source: 'flower' });
    expect(game.players.S.tiles).toContain(tileOf('9m'));
    expect(game.phase).toEqual({ kind: 'turn', seat: 'E' });
  });

  test('one round each: East waits for South before he replaces again', () => {
    const { seats, game } = orderOf('oneReplacementRoundEach');
    expect(seats).toEqual(['E', 'S', 'E']);
    expect(game.players.S.tiles).toContain(tileOf('9s'));
    expect(game.players.E.tiles).toContain(tileOf('9m'));
  });

  test('nothing else may happen before', () => {
    const game = stackedGame({}, { hands, tail });
    expect(refusal(game, discard('E', 'C'))).toBe('flowers-first');
    expect(refusal(game, win('E'))).toBe('flowers-first');
    expect(refusal(game, flowers('S'))).toBe('not-your-turn');
    expect(refusal(game, everybodyPasses)).toBe('nothing-offered');
  });

  const FOUR = { ...PLAIN, S: '6s 6s 6s 6s 4p 7p 1s 4s 7s E S W N', N: '3m 6m 9m 3p 6p 9p 3s 1m 9s C F B S' };

  test('a concealed kong may be declared where 001_79792cdda8ee7ffa.txt is followed', () => {
    const game = stackedGame({ kongDuringInitialReplacement: true }, { hands: FOUR, tail: '9s' });
    expect(game.phase).toMatchObject({ kind: 'replacing', seat: 'S' });
    const declared = step(game, concealedKong('S', '6s'));
    expect(declared.players.S.melds).toEqual([{ kind: 'kong', tile: tileOf('6s'), concealed: true }]);
    expect(declared.players.S.tiles).toHaveLength(10);
    expect(declared.phase).toEqual({ kind: 'turn', seat: 'E' });
  });

  test('it may be kept back, and declared in the own turn', () => {
    const game = stackedGame({ kongDuringInitialReplacement: true }, { hands: FOUR });
    const kept = step(game, { kind: 'keep-kong', seat: 'S' }, discard('E', 'C'), draw('S'));
    expect(refusal(kept, concealedKong('S', '6s'))).toBeUndefined();
  });

  test('elsewhere the hand begins at once and the kong waits', () => {
    const game = stackedGame({}, { hands: FOUR });
    expect(game.phase).toEqual({ kind: 'turn', seat: 'E' });
    const withFlower = stackedGame({}, { hands: { ...FOUR, S: 'f1 6s 6s 6s 6s 7p 1s 4s 7s E S W N' } });
    expect(refusal(withFlower, concealedKong('S', '6s'))).toBe('no-kong-before-first-discard');
  });
});

describe('a turn', () => {
  const game = stackedGame({}, { hands: PLAIN, draws: '8m f3 9p', tail: '9s' });

  test('goes from the dealer to his right', () => {
    const thrown = step(game, discard('E', 'C'));
    expect(thrown.phase).toEqual({ kind: 'draw', seat: 'S' });
    expect(refusal(thrown, draw('W'))).toBe('not-your-turn');
    expect(refusal(thrown, discard('S', 'E'))).toBe('draw-first');
    const drawn = step(thrown, draw('S'));
    expect(drawn.players.S.drawn).toEqual({ tile: tileOf('8m'), source: 'wall' });
    expect(refusal(drawn, draw('S'))).toBe('already-drawn');
    expect(refusal(drawn, discard('S', '9p'))).toBe('tile-not-in-hand');
    expect(refusal(drawn, win('S'))).toBe('not-complete');
    expect(refusal(drawn, flowers('S'))).toBe('no-flower');
    expect(refusal(drawn, concealedKong('S', '1m'))).toBe('no-four-of-a-kind');
    expect(refusal(drawn, addedKong('S', '1m'))).toBe('no-exposed-pung');
    expect(refusal(drawn, { kind: 'win-by-flowers', seat: 'S' })).toBe('too-few-flowers');
    expect(refusal(drawn, { kind: 'end-hand', seat: 'S' })).toBe('last-tile-is-discarded');
  });

  test('lays out a drawn flower before anything else and takes a tile from the tail', () => {
    const drawn = step(game, discard('E', 'C'), draw('S'), discard('S', '8m'), draw('W'));
    expect(drawn.players.W.heldBonus).toEqual(['f3']);
    expect(refusal(drawn, discard('W', 'C'))).toBe('flowers-first');
    const replaced = step(drawn, flowers('W'));
    expect(replaced.players.W.bonus).toEqual(['f3']);
    expect(replaced.players.W.drawn).toEqual({ tile: tileOf('9s'), source: 'flower' });
  });
});

describe('claims', () => {
  const hands = { ...PLAIN, W: 'C C 8m 2p 5p 8p 2s 5s 8s F F B E', N: '3m 6m 9m 3p 6p 9p 3s 6s 9s C F B S' };
  const game = stackedGame({}, { hands: { ...hands, S: '2m 3m 7m 1p 4p 7p 1s 4s 7s E S W N' } });

  test('a pung skips a seat, and play goes on to the right of the claimant', () => {
    const offered = step(game, discard('E', 'C'));
    expect(offered.phase).toMatchObject({ kind: 'claims', offered: { from: 'E', source: 'discard' } });
    expect(refusal(offered, draw('S'))).toBe('claims-first');
    const claimed = step(offered, ask(offered, { W: 'pung' }));
    expect(claimed.phase).toEqual({ kind: 'turn', seat: 'W' });
    const meld = { kind: 'pung', tile: tileOf('C'), concealed: false, claimed: { tile: tileOf('C'), from: 'E' } };
    expect(claimed.players.W.melds).toEqual([meld]);
    expect(claimed.discards).toEqual([{ tile: tileOf('C'), by: 'E', takenBy: 'W' }]);
    expect(refusal(claimed, win('W'))).toBe('nothing-drawn');
    expect(step(claimed, discard('W', 'E')).phase).toEqual({ kind: 'draw', seat: 'N' });
  });

  test('a tile nobody wants is passed to the next draw', () => {
    const offered = step(game, discard('E', 'C'));
    expect(step(offered, everybodyPasses).phase).toEqual({ kind: 'draw', seat: 'S' });
    const claims = { S: { claim: 'pung' as const, tiles: tilesOf('CC') } };
    expect(refusal(offered, { kind: 'answer', claims })).toBe('claim-not-available');
  });

  test('a chow lies with its lowest tile first, the claimed one marked', () => {
    const offered = step(game, discard('E', '1m'));
    const claimed = step(offered, ask(offered, { S: 'chow' }));
    const meld = { kind: 'chow', tile: tileOf('1m'), concealed: false, claimed: { tile: tileOf('1m'), from: 'E' } };
    expect(claimed.players.S.melds).toEqual([meld]);
    expect(refusal(claimed, discard('S', '7m'))).toBeUndefined();
  });

  test('the claimed tile may not be thrown back where that is forbidden', () => {
    const hand = { ...hands, S: '1m 2m 3m 1p 4p 7p 1s 4s 7s E S W N' };
    const play = (swapDiscardBan: boolean) => {
      const offered = step(stackedGame({ swapDiscardBan }, { hands: hand }), discard('E', '1m'));
      return refusal(step(offered, ask(offered, { S: 'chow' })), discard('S', '1m'));
    };
    expect(play(true)).toBe('swap-discard');
    expect(play(false)).toBeUndefined();
  });
});

describe('kongs', () => {
  const hands = {
    ...PLAIN,
    E: 'C 4m 7m 1p 4p 7p 1s 4s 7s E S W N F',
    W: 'C C C 2p 5p 8p 2s 5s 8s F 5m B E',
    N: '3m 6m 9m 3p 6p 9p 3s 6s 9s 2m F B S',
  };

  test('an exposed one takes its replacement from the tail before the discard', () => {
    const offered = step(stackedGame({}, { hands, tail: '8m' }), discard('E', 'C'));
    const claimed = step(offered, ask(offered, { W: 'kong' }));
    expect(claimed.players.W.melds).toMatchObject([{ kind: 'kong', concealed: false, claimed: { from: 'E' } }]);
    expect(claimed.players.W.drawn).toEqual({ tile: tileOf('8m'), source: 'kong' });
    expect(claimed.players.W.tiles).toHaveLength(11);
    expect(claimed.phase).toEqual({ kind: 'turn', seat: 'W' });
  });
});
