import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatTiles } from '../../../src/engine/notation.ts';
import { TILES, type Tile } from '../../../src/engine/tile.ts';
import { generateBuildWaitPuzzle } from '../../../src/puzzles/build-wait/generate.ts';
import { gradeBuildWait, hintsFor } from '../../../src/puzzles/build-wait/grade.ts';
import {
  allSolutions,
  buildWaitPuzzleOf,
  isToBeHad,
  type BuildWaitPuzzle,
} from '../../../src/puzzles/build-wait/puzzle.ts';
import { readHand, readTiles } from '../../support/read-hand.ts';
import { isRightPlainly, WITHOUT_PAIRS } from './proof.ts';

const puzzleOf = (hand: string, gaps: string): BuildWaitPuzzle => {
  const puzzle = buildWaitPuzzleOf(readHand(hand), readTiles(gaps), WITHOUT_PAIRS);
  if (puzzle === undefined) throw new Error(`not ready: ${hand}`);
  return puzzle;
};

/** Shall wait for 3 and 6 bamboo; without 4 and 5 bamboo. */
const TWO_SIDED = puzzleOf('123m 456p 789p 45s EE', '45s');

describe('an answer', () => {
  it.each([
    ['', 'empty', '', ''],
    ['4s', 'empty', '', ''],
    ['45s', 'right', '', ''],
    ['54s', 'right', '', ''],
    ['46s', 'wrong', '36s', '5s'],
    ['24s', 'wrong', '6s', ''],
    ['44s', 'wrong', '36s', '4s E'],
    ['19m', 'not-ready', '', ''],
  ])('of %s is %s, missing %s, extra %s', (answer, kind, missing, extra) => {
    const grade = gradeBuildWait(TWO_SIDED, readTiles(answer));
    const told = 'missing' in grade ? [formatTiles(grade.missing), formatTiles(grade.extra)] : ['', ''];
    expect([grade.kind, ...told]).toEqual([kind, missing, extra]);
  });

  it('that is ready for nothing is told how far it is', () => {
    expect(gradeBuildWait(TWO_SIDED, readTiles('9m C'))).toEqual({ kind: 'not-ready', distance: 1 });
    expect(gradeBuildWait(TWO_SIDED, readTiles('4s'))).toEqual({ kind: 'empty', gaps: 1 });
  });

  it('is right exactly where the second solver says so, the built-in one always', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.integer({ min: 0, max: 33 }), { minLength: 3, maxLength: 3 }),
        (level, seed, drawn) => {
          const puzzle = generateBuildWaitPuzzle({ seed, level });
          const chosen = drawn.slice(0, puzzle.missing) as Tile[];
          const legal = chosen.every((tile, at) => isToBeHad(puzzle, chosen.slice(0, at), tile));
          fc.pre(legal);
          expect(gradeBuildWait(puzzle, chosen).kind === 'right').toBe(isRightPlainly(puzzle, chosen, WITHOUT_PAIRS));
          expect(gradeBuildWait(puzzle, puzzle.solution).kind).toBe('right');
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('all solutions', () => {
  it('are found: the pair of winds and the runs stand, so that only 4 and 5 bamboo do', () => {
    expect(allSolutions(TWO_SIDED).map(formatTiles)).toEqual(['45s']);
  });

  it('are those that the second solver finds', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const puzzle = generateBuildWaitPuzzle({ seed, level: 1 });
      const expected = TILES.flatMap((a) => TILES.filter((b) => b >= a).map((b) => [a, b] as const)).filter((pair) =>
        isRightPlainly(puzzle, pair, WITHOUT_PAIRS),
      );
      expect(allSolutions(puzzle)).toEqual(expected);
      expect(expected.map((pair) => formatTiles(pair))).toContain(formatTiles(puzzle.solution));
    }
  });
});

describe('a fifth copy', () => {
  it('is not to be had', () => {
    const [east] = readTiles('E');
    if (east === undefined) throw new Error('no tile');
    expect(isToBeHad(TWO_SIDED, [east], east)).toBe(true);
    expect(isToBeHad(TWO_SIDED, [east, east], east)).toBe(false);
  });
});

describe('hints', () => {
  it('name where, then the shape, then a tile', () => {
    expect(hintsFor(TWO_SIDED)).toEqual([
      { kind: 'lie-in', suits: ['s'] },
      { kind: 'shape', shape: 'two-sided' },
      { kind: 'tile', tile: readTiles('5s')[0] },
    ]);
  });
});
