import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatTiles } from '../../../src/engine/notation.ts';
import { TILES, type Tile } from '../../../src/engine/tile.ts';
import { tilesOfMeld } from '../../../src/engine/meld.ts';
import { generateWaitsPuzzle } from '../../../src/puzzles/waits/generate.ts';
import { explainWrong } from '../../../src/puzzles/waits/explain-wrong.ts';
import { gradeWaits, hintsFor } from '../../../src/puzzles/waits/grade.ts';
import { findLeftover } from '../../../src/puzzles/waits/leftover.ts';
import { SHAPE_LEVELS } from '../../../src/puzzles/waits/levels.ts';
import { waitsPuzzleOf, type WaitsPuzzle } from '../../../src/puzzles/waits/puzzle.ts';
import { plainCounts } from '../../support/plain-solver.ts';
import { readHand, readTiles } from '../../support/read-hand.ts';
import { WITH_PAIRS, WITHOUT_PAIRS } from './proof.ts';

const puzzleOf = (hand: string, options = WITHOUT_PAIRS): WaitsPuzzle => {
  const puzzle = waitsPuzzleOf(readHand(hand), options);
  if (puzzle === undefined) throw new Error(`not ready: ${hand}`);
  return puzzle;
};

const tileOf = (text: string): Tile => {
  const [tile] = readTiles(text);
  if (tile === undefined) throw new Error(`no tile: ${text}`);
  return tile;
};

/** Waits for 1s, 4s and 7s. */
const THREE_SIDED = puzzleOf('678m 456p 99p 23456s');

describe('an answer', () => {
  it.each([
    ['', 'empty', 0, 3, 0],
    ['147s', 'right', 3, 0, 0],
    ['47s', 'missing', 2, 1, 0],
    ['1247s', 'extra', 3, 0, 1],
    ['4s E', 'both', 1, 2, 1],
    ['E', 'both', 0, 3, 1],
  ])('%s is %s', (answer, kind, found, missing, extra) => {
    const grade = gradeWaits(THREE_SIDED, readTiles(answer));
    expect([grade.kind, grade.found.length, grade.missing.length, grade.extra.length]).toEqual([
      kind,
      found,
      missing,
      extra,
    ]);
  });

  it('counts a tile once and in any order', () => {
    const answer = [...readTiles('147s'), ...readTiles('47s')].reverse();
    expect(gradeWaits(THREE_SIDED, answer).kind).toBe('right');
  });

  const anyAnswer = fc.uniqueArray(fc.integer({ min: 0, max: 33 }), { maxLength: 12 });
  it('is right only if it is exactly the waits, and every tile is accounted for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHAPE_LEVELS),
        fc.integer({ min: 1, max: 40 }),
        anyAnswer,
        (level, seed, answer) => {
          const puzzle = generateWaitsPuzzle({ seed, level });
          const { kind, found, missing, extra } = gradeWaits(puzzle, answer as Tile[]);
          const waits = puzzle.waits.map(({ tile }) => tile);
          expect([...found, ...extra].sort((a, b) => a - b)).toEqual([...answer].sort((a, b) => a - b));
          expect([...found, ...missing].sort((a, b) => a - b)).toEqual(waits);
          expect(kind === 'right').toBe(missing.length === 0 && extra.length === 0);
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});

describe('hints', () => {
  it('name where, then the shape, and never a tile', () => {
    expect(hintsFor(THREE_SIDED, gradeWaits(THREE_SIDED, readTiles('47s E')))).toEqual([
      { kind: 'missing-in', suit: 's', region: 'low' },
      { kind: 'extra-in', suit: 'honors' },
      { kind: 'completes', shape: 'two-sided' },
    ]);
  });

  it('are none for a right answer', () => {
    expect(hintsFor(THREE_SIDED, gradeWaits(THREE_SIDED, readTiles('147s')))).toEqual([]);
  });
});

describe('why a tile is no wait', () => {
  it('is that all four are in the own hand', () => {
    const puzzle = puzzleOf('789m 111123p 456s C');
    expect(explainWrong(puzzle, tileOf('1p')).kind).toBe('own-four');
  });

  it('is what stays over', () => {
    const why = explainWrong(THREE_SIDED, tileOf('E'));
    // 234 bamboo, 678, 456 and the pair are whole: 5 and 6 bamboo and the wind are not.
    expect(why.kind === 'leftover' && formatTiles(why.rest)).toBe('56s E');
  });

  const QUADS = { ...WITH_PAIRS, quadsArePairs: true };
  it.each([
    // Six pairs and a single 9 bamboo: it stays alone, and so does whatever else comes.
    ['1133m 2266p 88s EE 9s', WITH_PAIRS, 'C', '11m 33m 22p 66p 88s EE', '9s C'],
    ['1133m 2266p 88s EE 9s', WITH_PAIRS, '3m', '11m 33m 22p 66p 88s EE', '3m 9s'],
    ['1133m 2266p 88s EE 9s', WITH_PAIRS, 'E', '11m 33m 22p 66p 88s EE', '9s E'],
    // Four alike as two pairs, where the table says so.
    ['1133m 2222p 88s EE 9s', QUADS, '1m', '11m 33m 22p 22p 88s EE', '1m 9s'],
    // Thirteen different orphans: only what is no orphan does not fit.
    ['19m 19p 19s ESWN CFB', WITHOUT_PAIRS, '5p', '19m 19p 19s ESWN CFB', '5p'],
    // The red dragon is missing: another orphan is one too many, whether it was doubled before or not.
    ['199m 19p 19s ESWN FB', WITHOUT_PAIRS, '1m', '1m 19p 19s ESWN FB 99m', '1m'],
    ['199m 19p 19s ESWN FB', WITHOUT_PAIRS, '9m', '1m 19p 19s ESWN FB 99m', '9m'],
    ['199m 19p 19s ESWN FB', WITHOUT_PAIRS, '2s', '1m 19p 19s ESWN FB 99m', '2s'],
  ])('in %s keeps the form it waits for', (hand, options, tile, kept, rest) => {
    const why = explainWrong(puzzleOf(hand, options), tileOf(tile));
    const groups = why.kind === 'leftover' ? why.groups : [];
    expect(groups.map(plainCounts)).toEqual(kept.split(' ').map(readTiles).map(plainCounts));
    expect(why.kind === 'leftover' && plainCounts(why.rest)).toEqual(plainCounts(readTiles(rest)));
  });

  it('accounts for every tile, and leaves nothing over exactly for waits', { timeout: 60_000 }, () => {
    for (const level of SHAPE_LEVELS)
      for (let seed = 1; seed <= 12; seed += 1) {
        const puzzle = generateWaitsPuzzle({ seed, level });
        if (puzzle.shape.startsWith('orphans')) continue;
        for (const tile of TILES) {
          const { groups, rest } = findLeftover(puzzle.hand, tile);
          const sets = groups.filter(({ length }) => length === 3);
          const pairs = groups.filter(({ length }) => length === 2);
          const own = [...puzzle.hand.tiles, ...puzzle.hand.melds.flatMap(tilesOfMeld)].filter(
            (each) => each === tile,
          ).length;
          expect(plainCounts([...groups.flat(), ...rest])).toEqual(plainCounts([...puzzle.hand.tiles, tile]));
          expect(sets.length + puzzle.hand.melds.length).toBeLessThanOrEqual(4);
          expect(pairs.length).toBeLessThanOrEqual(1);
          if (own < 4) expect(rest.length === 0).toBe(puzzle.waits.some((wait) => wait.tile === tile));
        }
      }
  });
});
