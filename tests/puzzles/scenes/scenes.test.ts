import { describe, expect, it } from 'vitest';
import { scenes as claims } from '../../../content/lessons/claims/exercises.ts';
import { scenes as evening } from '../../../content/lessons/first-evening/exercises.ts';
import { scenes as kongs } from '../../../content/lessons/kongs/exercises.ts';
import { scenes as passedWins } from '../../../content/lessons/passed-wins/exercises.ts';
import { scenes as turns } from '../../../content/lessons/turns/exercises.ts';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { parseTiles } from '../../../src/engine/notation.ts';
import {
  isOver,
  makeMove,
  nextMove,
  startScene,
  tryMove,
  type Blocked,
  type ScenePlay,
} from '../../../src/puzzles/scenes/play.ts';
import type { Scene } from '../../../src/puzzles/scenes/scene.ts';
import { tilesInGame } from '../../table/tiles-in-game.ts';
import { isBonusTile, tileSet, type WallTile } from '../../../src/table/tile-set.ts';

const SCENES = [turns, claims, kongs, passedWins, evening].flatMap((scenes: Readonly<Record<string, Scene>>) =>
  Object.values(scenes),
);
const CASES = SCENES.flatMap((scene) => PRESET_IDS.map((rules) => ({ id: scene.id, rules, scene })));

const sorted = (tiles: readonly WallTile[]) => [...tiles].map(String).sort();

const tileOf = (text: string | undefined) => {
  const tiles = parseTiles(text ?? '');
  return tiles.ok ? tiles.value[0] : undefined;
};

/** Every moment of the scene at which the reader moves, the end last. */
function moments(scene: Scene, rules: (typeof PRESET_IDS)[number]): readonly ScenePlay[] {
  const states = [startScene(scene, presetRules(rules))];
  for (let play = states.at(-1); play && !isOver(play); play = states.at(-1)) {
    const move = nextMove(play);
    if (!move) break;
    const attempt = tryMove(play, { do: move.do, tile: tileOf(move.tile) });
    if (attempt.kind !== 'done') throw new Error(`${scene.id}: step ${String(play.at)} is ${JSON.stringify(attempt)}`);
    states.push(attempt.play);
  }
  return states;
}

describe.each(CASES)('the scene $id under $rules', ({ scene, rules }) => {
  it('is played to its end by the reader, every tile once at every moment', () => {
    const states = moments(scene, rules);
    expect(states.length).toBeGreaterThan(1);
    for (const { game } of states)
      expect(sorted(tilesInGame(game))).toEqual(sorted(tileSet(game.procedure.flowersInPlay)));
    for (const play of states.slice(0, -1)) expect(nextMove(play)?.by).toBe(scene.you);
  });

  it('goes the same way when nobody asks the reader', () => {
    let play = startScene(scene, presetRules(rules));
    while (!isOver(play)) play = makeMove(play);
    expect(play.game).toEqual(moments(scene, rules).at(-1)?.game);
  });

  it('lets nothing happen but what it teaches, and says why', () => {
    for (const play of moments(scene, rules)) {
      const wanted = nextMove(play);
      const held = [...new Set(play.game.players[scene.you].tiles)];
      for (const kind of scene.palette)
        for (const tile of [undefined, ...held]) {
          const isTaught = wanted?.do === kind && (wanted.tile === undefined || tileOf(wanted.tile) === tile);
          expect(tryMove(play, { do: kind, tile }).kind === 'done', `${kind} ${String(tile)}`).toBe(isTaught);
        }
    }
  });
});

const blockedAt = (
  scene: Scene,
  moment: number,
  move: Parameters<typeof tryMove>[1],
  rules = 'hk33' as const,
): Blocked => {
  const play = moments(scene, rules)[moment];
  const attempt = play ? tryMove(play, move) : undefined;
  if (attempt?.kind === undefined || attempt.kind === 'done') throw new Error('nothing is blocked');
  return attempt;
};

describe('what is blocked', () => {
  it('is worded by the table engine', () => {
    expect(blockedAt(turns.turn, 0, { do: 'discard', tile: tileOf('W') })).toEqual({
      kind: 'refused',
      code: 'draw-first',
    });
    expect(blockedAt(turns.turn, 0, { do: 'pung' })).toEqual({ kind: 'refused', code: 'nothing-offered' });
    expect(blockedAt(turns.turn, 1, { do: 'draw' })).toEqual({ kind: 'refused', code: 'already-drawn' });
    expect(blockedAt(turns.turn, 1, { do: 'discard' })).toEqual({ kind: 'refused', code: 'choose-a-tile' });
    expect(blockedAt(turns.turn, 1, { do: 'discard', tile: tileOf('2m') })).toEqual({ kind: 'not-now' });
    expect(blockedAt(turns.flower, 1, { do: 'discard', tile: tileOf('W') })).toEqual({
      kind: 'refused',
      code: 'flowers-first',
    });
    expect(blockedAt(kongs.addedKong, 1, { do: 'kong', tile: tileOf('9p') })).toEqual({
      kind: 'refused',
      code: 'no-four-of-a-kind',
    });
    expect(blockedAt(kongs.robbedKong, 0, { do: 'pung' })).toEqual({ kind: 'refused', code: 'not-for-a-set' });
    expect(blockedAt(turns.lastTile, 1, { do: 'kong', tile: tileOf('7m') })).toEqual({
      kind: 'refused',
      code: 'no-replacement-left',
    });
    expect(blockedAt(passedWins.sameTile, 1, { do: 'win' })).toEqual({ kind: 'rule', rule: 'passedWin' });
    expect(blockedAt(passedWins.sameWait, 1, { do: 'win' })).toEqual({ kind: 'rule', rule: 'passedWin' });
    expect(blockedAt(claims.pung, 0, { do: 'chow' })).toEqual({ kind: 'refused', code: 'chow-only-from-left' });
  });
});

describe('the scenes', () => {
  it('have ids of their own', () => {
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
  });

  it('end as they are meant to', () => {
    const end = (scene: Scene, rules: (typeof PRESET_IDS)[number]) => moments(scene, rules).at(-1)?.game;
    expect(end(kongs.robbedKong, 'hk33')?.phase.kind).toBe('won');
    expect(end(kongs.robbedKong, 'de64')?.players.E.melds).toContainEqual(expect.objectContaining({ kind: 'kong' }));
    expect(end(turns.lastTile, 'hk33')?.phase).toEqual({ kind: 'drawn-hand', reason: 'wall-empty' });
    expect(end(kongs.keptKong, 'hk22')?.phase.kind).toBe('won');
    expect(end(kongs.kongWin, 'hk33')?.phase.kind).toBe('won');
    expect(end(kongs.flowerAfterKong, 'gd06')?.players.S.bonus.filter(isBonusTile)).toEqual(['f4']);
    expect(end(passedWins.sameTile, 'hk33')?.phase).toMatchObject({ kind: 'won', offered: { from: 'W' } });
    expect(end(passedWins.sameTile, 'gd06')?.phase).toMatchObject({ kind: 'won', offered: { from: 'S' } });
    expect(end(passedWins.sameWait, 'hk22')?.phase).toMatchObject({ kind: 'won', offered: { from: 'E' } });
    expect(end(passedWins.moreFan, 'de64')?.phase).toMatchObject({ kind: 'won', offered: { from: 'W' } });
    expect(end(evening.firstHand, 'hk33')?.phase.kind).toBe('won');
    expect(end(turns.flower, 'hk33')?.players.S.bonus.filter(isBonusTile)).toEqual(['f3', 'g2']);
    expect(end(kongs.exposedKong, 'gd06')?.phase).toEqual({ kind: 'draw', seat: 'E' });
  });
});
