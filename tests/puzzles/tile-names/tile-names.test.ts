import { describe, expect, it } from 'vitest';
import { BONUS_TILES } from '../../../src/engine/bonus-tile.ts';
import { isHonor, isSuited, TILES } from '../../../src/engine/tile.ts';
import { TILE_JYUTPING, tileJyutping } from '../../../src/i18n/tile-jyutping.ts';
import { CHOICES, generateTileNamesPuzzle, TILE_NAMES_LEVELS } from '../../../src/puzzles/tile-names/generate.ts';
import { gradeTileName, markOf, TILE_MARKS } from '../../../src/puzzles/tile-names/grade.ts';
import {
  namedTileFrom,
  SAME_SOUND,
  TILE_NAMES_ASKS,
  tileNamesPuzzleOf,
  type NamedTile,
} from '../../../src/puzzles/tile-names/puzzle.ts';

const ALL: readonly NamedTile[] = [...TILES, ...BONUS_TILES];

const tile = (text: string): NamedTile => {
  const found = namedTileFrom(text);
  if (found === undefined) throw new Error(`no tile: ${text}`);
  return found;
};

describe.each(TILE_NAMES_LEVELS)('tile names of level %i', (level) => {
  const puzzles = Array.from({ length: 1000 }, (_, at) => generateTileNamesPuzzle({ seed: at + 1, level }));

  it('offer different tiles, the right one once, and no two that sound alike where the sound is asked', () => {
    for (const { ask, tile: right, choices } of puzzles) {
      expect(new Set(choices).size).toBe(CHOICES);
      expect(choices).toContain(right);
      if (ask === 'sound')
        expect(choices.filter((choice) => tileJyutping(choice) === tileJyutping(right))).toEqual([right]);
    }
  });

  it('ask for everything of the level in every way, the right one at every place', () => {
    const pool = {
      1: TILES.filter(isSuited),
      2: TILES.filter(isHonor),
      3: BONUS_TILES,
      4: ALL,
    }[level];
    expect(new Set(puzzles.map((puzzle) => puzzle.tile))).toEqual(new Set<NamedTile>(pool));
    expect(new Set(puzzles.map(({ ask }) => ask))).toEqual(new Set(TILE_NAMES_ASKS));
    expect(new Set(puzzles.map((puzzle) => puzzle.choices.indexOf(puzzle.tile))).size).toBe(CHOICES);
  });

  it('do not ask the same again within twenty seeds', () => {
    const asked = puzzles.map(({ ask, tile: right }) => `${ask} ${right}`);
    asked.forEach((question, at) => {
      expect(asked.slice(Math.max(0, at - 20), at)).not.toContain(question);
    });
  });

  it.each(TILE_NAMES_ASKS)('ask for %s alone where that is wished, every tile before one comes again', (ask) => {
    const only = Array.from({ length: 300 }, (_, at) => generateTileNamesPuzzle({ seed: at + 1, level, ask }));
    const size = new Set(puzzles.map(({ tile: right }) => right)).size;
    expect(new Set(only.map((puzzle) => puzzle.ask))).toEqual(new Set([ask]));
    const tiles = only.map((puzzle) => puzzle.tile);
    for (let round = 1; (round + 1) * size <= tiles.length; round += 1)
      expect(new Set(tiles.slice(round * size - 1, (round + 1) * size - 1)).size).toBe(size);
    tiles.forEach((right, at) => {
      expect(right).not.toBe(tiles[at + 1]);
    });
  });

  it('come again with their seed', () => {
    expect(generateTileNamesPuzzle({ seed: 7, level })).toEqual(puzzles[6]);
  });
});

describe('names that sound alike', () => {
  it('are exactly those of the readings', () => {
    const names = Object.entries({ ...TILE_JYUTPING.winds, ...TILE_JYUTPING.dragons, ...TILE_JYUTPING.bonus });
    const sounds = [...new Set(names.map(([, sound]) => sound))];
    const alike = sounds.map((sound) => names.filter(([, other]) => other === sound).map(([name]) => name));
    expect(alike.filter(({ length }) => length > 1)).toEqual(SAME_SOUND);
  });
});

describe('an answer', () => {
  it.each([
    ['3p', '3p', 'right'],
    ['3p', '4p', 'rank'],
    ['3p', '3s', 'suit'],
    ['3p', '4s', 'kind'],
    ['E', 'W', 'wind'],
    ['C', 'B', 'dragon'],
    ['C', 'E', 'kind'],
    ['f3', 'f1', 'number'],
    ['f3', 'g3', 'series'],
    ['f3', 'g1', 'kind'],
    ['f4', '4s', 'kind'],
  ])('to %s of %s: %s', (right, answer, expected) => {
    const puzzle = { ask: 'name', tile: tile(right), choices: [tile(right), tile(answer)] } as const;
    const grade = gradeTileName(puzzle, tile(answer));
    expect(grade.kind === 'wrong' ? grade.mistake : grade.kind).toBe(expected);
  });

  it('may be missing', () => {
    expect(gradeTileName({ ask: 'name', tile: tile('E'), choices: [] }, undefined).kind).toBe('empty');
  });
});

describe('what a tile is known by', () => {
  it.each([
    ['1s', 'bird'],
    ['2s', 'sticks'],
    ['5m', 'five'],
    ['6m', 'characters'],
    ['1p', 'wheel'],
    ['9p', 'rings'],
    ['N', 'wind'],
    ['C', 'red'],
    ['F', 'green'],
    ['B', 'frame'],
    ['f2', 'flower'],
    ['g2', 'season'],
  ])('%s: %s', (name, mark) => {
    expect(markOf(tile(name))).toBe(mark);
  });

  it('is every mark for some tile', () => {
    expect(new Set(ALL.map(markOf))).toEqual(new Set(TILE_MARKS));
  });
});

describe("an author's question", () => {
  it.each([
    ['a tile that is not among the choices', '1s', '2s 3s'],
    ['no tile', 'x', '1s 2s'],
    ['a choice that is no tile', '1s', '1s xx'],
    ['a choice twice', '1s', '1s 2s 2s'],
  ])('refuses %s', (_name, right, choices) => {
    expect(() => tileNamesPuzzleOf({ id: 'a', ask: 'name', tile: right, choices })).toThrow();
  });
});
