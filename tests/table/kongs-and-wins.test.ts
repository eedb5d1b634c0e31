import { describe, expect, test } from 'vitest';
import type { Wind } from '../../src/engine/tile.ts';
import { act } from '../../src/table/act.ts';
import type { Action } from '../../src/table/actions.ts';
import { claimsOn, claimSituation, flowerAttempt, selfDrawAttempt } from '../../src/table/attempts.ts';
import type { Game } from '../../src/table/game.ts';
import type { Procedure } from '../../src/table/procedure.ts';
import { winFlags } from '../../src/table/win-flags.ts';
import type { Appraise } from '../../src/table/win.ts';
import { anyCompleteHand, done } from './play.ts';
import { scene, type Scene } from './scene.ts';
import { tileOf } from './stacked.ts';

const step = (game: Game, ...actions: readonly Action[]): Game =>
  actions.reduce((state, action) => done(state, action, anyCompleteHand), game);

const refusal = (game: Game, action: Action): string | undefined => {
  const result = act(game, action, anyCompleteHand);
  return result.ok ? undefined : result.error.code;
};

const draw = (seat: Wind): Action => ({ kind: 'draw', seat });
const discard = (seat: Wind, tile: string): Action => ({ kind: 'discard', seat, tile: tileOf(tile) });
const concealedKong = (seat: Wind, tile: string): Action => ({ kind: 'concealed-kong', seat, tile: tileOf(tile) });
const addedKong = (seat: Wind, tile: string): Action => ({ kind: 'added-kong', seat, tile: tileOf(tile) });
const everybodyPasses: Action = { kind: 'answer', claims: {} };

/** The answer in which these seats win. */
function theyWin(game: Game, ...seats: readonly Wind[]): Action {
  if (game.phase.kind !== 'claims') throw new Error(`phase ${game.phase.kind}`);
  const available = claimsOn(game, game.phase.offered, anyCompleteHand);
  const claims = seats.map((seat) => [seat, available[seat].claims.find(({ claim }) => claim === 'win')]);
  return { kind: 'answer', claims: Object.fromEntries(claims) as Extract<Action, { kind: 'answer' }>['claims'] };
}

describe('an added kong', () => {
  const setting: Scene = {
    turn: 'W',
    hands: { W: '[BBB] 25m 258p 258s FF +B', S: '123m 456p 789s NNN B' },
    discards: ['E C', 'S 9s'],
  };

  test('is offered first, laid on the pung if nobody robs it, and replaced', () => {
    const offered = step(scene({}, setting), addedKong('W', 'B'));
    expect(offered.phase).toMatchObject({ kind: 'claims', offered: { from: 'W', source: 'added-kong' } });
    const laid = step(offered, everybodyPasses);
    expect(laid.players.W.melds).toEqual([{ kind: 'kong', tile: tileOf('B'), concealed: false }]);
    expect(laid.players.W.drawn?.source).toBe('kong');
    expect(laid.players.W.tiles).toHaveLength(11);
    expect(laid.phase).toEqual({ kind: 'turn', seat: 'W' });
  });

  // A fault of another program: smly/RiichiEnv pull 165.
  test('that is robbed wins with the robbed tile, not the last discard, and stays a pung', () => {
    const offered = step(scene({}, setting), addedKong('W', 'B'));
    const robbed = step(offered, theyWin(offered, 'S'));
    if (robbed.phase.kind !== 'won') throw new Error(robbed.phase.kind);
    expect(robbed.phase.wins).toMatchObject([{ seat: 'S', by: 'rob-kong', from: 'W' }]);
    expect(robbed.phase.wins[0]?.hand.winningTile).toBe(tileOf('B'));
    expect(robbed.players.W.melds).toEqual([{ kind: 'pung', tile: tileOf('B'), concealed: false }]);
    expect(robbed.players.W.tiles).not.toContain(tileOf('B'));
  });

  test('cannot be robbed where the table does not play it', () => {
    const laid = step(scene({ robAddedKong: false }, setting), addedKong('W', 'B'));
    expect(laid.players.W.melds).toMatchObject([{ kind: 'kong' }]);
    expect(laid.phase).toEqual({ kind: 'turn', seat: 'W' });
  });
});

describe('a concealed kong', () => {
  const orphans = '1m 19p 19s ESWN CFBB';
  const setting: Scene = {
    turn: 'W',
    hands: { W: '9999m 258p 258s FF C +F', S: '78m 123p 456s 789s 22p', N: orphans },
  };

  test('may be robbed by thirteen orphans alone', () => {
    const offered = step(scene({}, setting), concealedKong('W', '9m'));
    if (offered.phase.kind !== 'claims') throw new Error(offered.phase.kind);
    const claims = claimsOn(offered, offered.phase.offered, anyCompleteHand);
    expect(claims.N.claims).toMatchObject([{ claim: 'win' }]);
    expect(claims.S).toEqual({ claims: [], blocked: [{ claim: 'win', rule: 'robConcealedKong' }] });
    const laid = step(offered, everybodyPasses);
    expect(laid.players.W.melds).toEqual([{ kind: 'kong', tile: tileOf('9m'), concealed: true }]);
    expect(laid.players.W.tiles).toHaveLength(11);
  });

  test('is safe where nobody robs it', () => {
    const laid = step(scene({ robConcealedKong: 'never' }, setting), concealedKong('W', '9m'));
    expect(laid.players.W.melds).toMatchObject([{ kind: 'kong', concealed: true }]);
  });

  test('may be kept back and split', () => {
    expect(refusal(scene({}, setting), discard('W', '9m'))).toBeUndefined();
  });
});

/** Faults of other programs: nissymori/mahjax pull 96, MahjongRepository/tenhou-python-bot issue 126. */
describe('the end of the wall', () => {
  const two = { turn: 'W' as const, hands: { W: '1111m 9999p 258s FF +C' } };

  test('with the last tile drawn there is no kong', () => {
    expect(refusal(scene({}, { ...two, left: 0 }), concealedKong('W', '1m'))).toBe('no-replacement-left');
    const added = { turn: 'W' as const, hands: { W: '[111m] 258p 258s FFCC +1m' }, left: 0 };
    expect(refusal(scene({}, added), addedKong('W', '1m'))).toBe('no-replacement-left');
  });

  test('with one tile left there is one kong and not a second', () => {
    const once = step(scene({}, { ...two, left: 1 }), concealedKong('W', '1m'));
    expect(once.phase).toEqual({ kind: 'turn', seat: 'W' });
    expect(refusal(once, concealedKong('W', '9p'))).toBe('no-replacement-left');
  });

  test('where a kong is allowed without a replacement it ends the hand', () => {
    const game = scene({ kongAllowedWhenWallEmpty: true }, { ...two, left: 0 });
    expect(step(game, concealedKong('W', '1m')).phase).toEqual({ kind: 'drawn-hand', reason: 'no-replacement' });
  });

  test('the fourteen tiles kept back are no draws, and a topped up tail gives no kong after the last draw', () => {
    const kept = scene({ deadWall: 'replenished14' }, { ...two, left: 14 });
    expect(refusal(kept, concealedKong('W', '1m'))).toBe('no-replacement-left');
    expect(step(kept, discard('W', 'C')).phase).toEqual({ kind: 'drawn-hand', reason: 'wall-empty' });
    expect(refusal(scene({ deadWall: 'fixed14' }, { ...two, left: 14 }), concealedKong('W', '1m'))).toBeUndefined();
  });

  test('the last tile is thrown, may be claimed, and then the hand is drawn', () => {
    const game = scene({}, { ...two, left: 0 });
    expect(refusal(game, { kind: 'end-hand', seat: 'W' })).toBe('last-tile-is-discarded');
    expect(step(game, discard('W', 'C')).phase).toEqual({ kind: 'drawn-hand', reason: 'wall-empty' });
    const over = step(game, discard('W', 'C'));
    expect(refusal(over, draw('N'))).toBe('hand-is-over');
    expect(refusal(over, everybodyPasses)).toBe('hand-is-over');
  });

  test('where the last tile is not thrown the hand ends with it', () => {
    const game = scene({ lastTileMustBeDiscarded: false }, { ...two, left: 0 });
    expect(refusal(game, discard('W', 'C'))).toBe('last-tile-is-kept');
    expect(step(game, { kind: 'end-hand', seat: 'W' }).phase).toMatchObject({ kind: 'drawn-hand' });
    const early = scene({ lastTileMustBeDiscarded: false }, { ...two, left: 1 });
    expect(refusal(early, { kind: 'end-hand', seat: 'W' })).toBe('wall-not-empty');
  });
});

describe('what the table sees in a win', () => {
  const complete = '123m 456p 789s NNN B +B';
  const seen = (setting: Partial<Scene> & Pick<Scene, 'turn'>) =>
    selfDrawAttempt(scene({}, { hands: { [setting.turn]: complete }, ...setting }), setting.turn)?.circumstances;

  test('nothing special', () => {
    expect(seen({ turn: 'W', discards: ['E C', 'S C', 'W C', 'N C', 'E F', 'S F'] })).toEqual([]);
  });

  test('the last tile of the wall', () => {
    expect(seen({ turn: 'W', left: 0, discards: ['E C'] })).toEqual(['last-tile']);
  });

  test('a replacement for a kong, also as the last tile, but not one for a flower', () => {
    const discards = ['E C'];
    expect(seen({ turn: 'W', source: 'kong', discards })).toEqual(['kong-replacement']);
    expect(seen({ turn: 'W', source: 'kong', left: 0, discards })).toEqual(['kong-replacement', 'last-tile']);
    expect(seen({ turn: 'W', source: 'flower', discards })).toEqual([]);
  });

  test('two kongs in a row', () => {
    const game = scene({}, { turn: 'W', hands: { W: '1111m 9999p 258s FF +C' } });
    const once = step(game, concealedKong('W', '1m'));
    expect(selfDrawAttempt(once, 'W')?.circumstances).toEqual(['kong-replacement']);
    const twice = step(once, concealedKong('W', '9p'));
    expect(selfDrawAttempt(twice, 'W')?.circumstances).toEqual(['kong-replacement', 'double-kong-replacement']);
  });

  test.for([
    ['the fourth discard', ['E C', 'S C', 'W C'], ['first-go-round']],
    ['the fifth', ['N F', 'E C', 'S C', 'W C'], []],
  ] as const)('a win on %s', ([, discards, circumstances]) => {
    const hands = { N: '147m 147p 147s ESWN +B', W: '123m 456p 789s NNN B' };
    const thrown = step(scene({}, { turn: 'N', hands, discards }), discard('N', 'B'));
    if (thrown.phase.kind !== 'claims') throw new Error(thrown.phase.kind);
    expect(claimSituation(thrown, thrown.phase.offered).claimants.W?.circumstances).toEqual(circumstances);
  });

  test('the dealt hand of the dealer, and the first draw of another', () => {
    expect(seen({ turn: 'E', source: 'deal', discards: [] })).toEqual(['heavenly']);
    expect(seen({ turn: 'S', discards: ['E C'] })).toEqual(['first-own-draw']);
    expect(seen({ turn: 'S', discards: ['E C'], hands: { S: complete, E: '[CCC] 147m 147p 147s E' } })).toEqual([]);
  });

  test('a win on the first discard of the dealer', () => {
    const game = scene(
      {},
      { turn: 'E', hands: { E: '147m 147p 147s ESWN +B', N: '123m 456p 789s NNN B' }, discards: [] },
    );
    const offered = step(game, discard('E', 'B'));
    const won = step(offered, theyWin(offered, 'N'));
    expect(won.phase).toMatchObject({ wins: [{ seat: 'N', by: 'discard', from: 'E', worth: { fan: 2 } }] });
  });

  test('which of them make an earthly or human hand is for the rule set to say', () => {
    const flags = (earthlyHandDefinition: 'dealersFirstDiscard' | 'ownFirstDraw' | null, humanlyHand: 'off' | 3) =>
      winFlags(['first-discard', 'first-own-draw', 'first-go-round', 'last-tile'], {
        earthlyHandDefinition,
        humanlyHand,
      });
    expect(flags('dealersFirstDiscard', 'off')).toEqual(['earthly', 'last-tile']);
    expect(flags('ownFirstDraw', 3)).toEqual(['earthly', 'human', 'last-tile']);
    expect(flags(null, 'off')).toEqual(['last-tile']);
  });

  test('seven or eight flowers', () => {
    const game = scene({}, { turn: 'W', hands: {} });
    const withFlowers = (bonus: Game['players']['W']['bonus']): Game => ({
      ...game,
      players: { ...game.players, W: { ...game.players.W, bonus } },
    });
    const seven = withFlowers(['f1', 'f2', 'f3', 'f4', 'g1', 'g2', 'g3']);
    const byFlowers: Action = { kind: 'win-by-flowers', seat: 'W' };
    const flowersWin: Appraise = ({ circumstances }) =>
      circumstances.includes('seven-flowers') ? { fan: 3, legal: true, result: 'win' } : undefined;
    expect(flowerAttempt(withFlowers(['f1']), 'W')).toBeUndefined();
    expect(flowerAttempt(withFlowers(['f1', 'f2', 'f3', 'f4', 'g1', 'g2', 'g3', 'g4']), 'W')?.circumstances).toEqual([
      'eight-flowers',
    ]);
    expect(act(seven, byFlowers, flowersWin)).toMatchObject({
      ok: true,
      value: { phase: { wins: [{ worth: { fan: 3 } }] } },
    });
    expect(refusal(seven, byFlowers)).toBe('flowers-do-not-win');
  });
});

test('several winners take one discard where the table plays so', () => {
  const setting: Scene = {
    turn: 'W',
    hands: { W: '147m 147p 147s ESWC +B', N: '123m 456p 789s NNN B', S: '123p 456s 789m EE BB' },
  };
  const winners = (multipleWinners: Procedure['multipleWinners']) => {
    const offered = step(scene({ multipleWinners }, setting), discard('W', 'B'));
    const won = step(offered, theyWin(offered, 'S', 'N'));
    return won.phase.kind === 'won' ? won.phase.wins.map(({ seat }) => seat) : [];
  };
  expect(winners('all')).toEqual(['N', 'S']);
  expect(winners('closest')).toEqual(['N']);
});

test('a hand below the minimum may not be called', () => {
  const strict: Appraise = (attempt) => {
    const worth = anyCompleteHand(attempt);
    return worth && { ...worth, legal: false, result: 'below-minimum' };
  };
  const game = scene({}, { turn: 'W', hands: { W: '123m 456p 789s NNN B +B' } });
  expect(act(game, { kind: 'win', seat: 'W' }, strict)).toEqual({ ok: false, error: { code: 'below-minimum' } });
  expect(act(game, { kind: 'win', seat: 'W' }, anyCompleteHand)).toMatchObject({
    ok: true,
    value: { phase: { kind: 'won' } },
  });
});

describe('a passed win', () => {
  /** North waits on 1m and 4m and lets East's 1m pass; then West throws a tile. */
  const north = '23m 456p 789p 234s 55s';
  const wins = (changes: Partial<Procedure>, thrown: string, south = '6m'): boolean => {
    const game = scene(changes, {
      turn: 'E',
      hands: { E: '479m 147p 147s ESWN +1m', S: '9m 258m 1p 14s ESWN FF', W: '14m 258m 1p 14s ESW CC', N: north },
    });
    const supply = { ...game.supply, tiles: game.supply.tiles.map(() => tileOf(south)) };
    const passed = step({ ...game, supply }, discard('E', '1m'), everybodyPasses, draw('S'), discard('S', south));
    const drawn = step(passed, ...(passed.phase.kind === 'claims' ? [everybodyPasses] : []), draw('W'));
    const offered = step(drawn, discard('W', thrown));
    if (offered.phase.kind !== 'claims') return false;
    return claimsOn(offered, offered.phase.offered, anyCompleteHand).N.claims.some(({ claim }) => claim === 'win');
  };

  test('blocks the same tile, and at the second level the whole wait', () => {
    expect(wins({ passedWin: 'off' }, '1m')).toBe(true);
    expect(wins({ passedWin: 'sameTile' }, '1m')).toBe(false);
    expect(wins({ passedWin: 'sameTile' }, '4m')).toBe(true);
    expect(wins({ passedWin: 'sameWait' }, '4m')).toBe(false);
  });

  const passedBy = (game: Game, seat: Wind) => game.players[seat].passed.winTiles;
  const blocked = (release: Procedure['passedWinRelease'], turn: Wind): Game => {
    const game = scene(
      { passedWin: 'sameTile', passedWinRelease: release },
      { turn, hands: { N: north, [turn]: '479m 147p 147s ESWN +1m' } },
    );
    return step(game, discard(turn, '1m'), everybodyPasses);
  };

  test('is over with the own draw', () => {
    const offered = blocked('ownDrawOrClaim', 'W');
    expect(passedBy(offered, 'N')).toEqual([tileOf('1m')]);
    expect(passedBy(step(offered, draw('N')), 'N')).toEqual([]);
  });

  test('lasts for the go-round where that is the rule, until the dealer is on turn again', () => {
    const offered = blocked('turnCycle', 'W');
    const drawn = step(offered, draw('N'));
    expect(passedBy(drawn, 'N')).toEqual([tileOf('1m')]);
    const [tile] = drawn.players.N.tiles;
    const thrown = step(drawn, { kind: 'discard', seat: 'N', tile: tile ?? tileOf('2m') });
    const next = thrown.phase.kind === 'claims' ? step(thrown, everybodyPasses) : thrown;
    expect(next.phase).toEqual({ kind: 'draw', seat: 'E' });
    expect(passedBy(next, 'N')).toEqual([]);
  });

  test.for([
    ['ownDrawOrClaim', []],
    ['ownDraw', [tileOf('1m')]],
  ] as const)('with an own claim: %s', ([passedWinRelease, left]) => {
    const hands = { N: '23m 456p 789p 234s 55s', E: '479m 147p 147s ESWN +1m', S: '147m 147p 147s ESN 5s' };
    const game = scene({ passedWin: 'sameTile', passedWinRelease }, { turn: 'E', hands });
    const passed = step(game, discard('E', '1m'), everybodyPasses, draw('S'));
    const offered = step(passed, discard('S', '5s'));
    if (offered.phase.kind !== 'claims') throw new Error(offered.phase.kind);
    const pung = claimsOn(offered, offered.phase.offered, anyCompleteHand).N.claims.find(
      ({ claim }) => claim === 'pung',
    );
    const claimed = step(offered, { kind: 'answer', claims: { ...(pung && { N: pung }) } });
    expect(claimed.phase).toEqual({ kind: 'turn', seat: 'N' });
    expect(passedBy(claimed, 'N')).toEqual(left);
  });

  test('never blocks an own draw', () => {
    const offered = blocked('ownDraw', 'W');
    const supply = { ...offered.supply, tiles: offered.supply.tiles.map(() => tileOf('1m')) };
    expect(refusal(step({ ...offered, supply }, draw('N')), { kind: 'win', seat: 'N' })).toBeUndefined();
  });

  test('a pung not taken is blocked where that is the rule', () => {
    const hands = { E: '479m 147p 147s ESWN +1m', W: '11m 258p 258s SWN FF' };
    const game = scene({ passedPung: 'sameTile' }, { turn: 'E', hands });
    expect(step(game, discard('E', '1m'), everybodyPasses).players.W.passed.pungTiles).toEqual([tileOf('1m')]);
  });
});
