import { describe, expect, it } from 'vitest';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { byWorth, gradeBestReading, hintFor, isRight, rowsOf } from '../../../src/puzzles/best-reading/grade.ts';
import { areSame, bestReadingPuzzleOf, type BestReadingPuzzle } from '../../../src/puzzles/best-reading/puzzle.ts';
import { readWin } from '../../../src/puzzles/score/exercise.ts';

const puzzleOf = (hand: string, rules = 'hk33' as const): BestReadingPuzzle => {
  const puzzle = bestReadingPuzzleOf(readWin({ hand }), presetRules(rules));
  if (puzzle === undefined) throw new Error(`one reading only: ${hand}`);
  return puzzle;
};

/** Three pungs in a row and a claimed fourth: 對對糊 counts three fan, as chows nothing. */
const PUNGS = puzzleOf('22233344m 55p [EEE] +4m');
/** The same row with a chow and a plain pair: 平糊 counts one. */
const CHOWS = puzzleOf('22233344m 55p [678s] +4m');
/** The pair may lie at either end. */
const SAME = puzzleOf('345m 3345666s [EEE] +3s');

const at = (puzzle: BestReadingPuzzle, shape: 'pungs' | 'chows'): number =>
  puzzle.readings.findIndex(({ score }) => (shape === 'pungs' ? score.win.pungs > 2 : score.win.chows > 2));

describe('the reading that counts', () => {
  it('is the one with the pungs where the fourth set is one', () => {
    expect(PUNGS.best).toEqual([at(PUNGS, 'pungs')]);
    expect(byWorth(PUNGS)[0]).toBe(at(PUNGS, 'pungs'));
  });

  it('is the one with the chows where the fourth set is one', () => {
    expect(CHOWS.best).toEqual([at(CHOWS, 'chows')]);
  });

  it('is neither where both are worth the same', () => {
    expect(areSame(SAME)).toBe(true);
    expect(isRight(SAME, 'same')).toBe(true);
    expect(isRight(SAME, 0)).toBe(false);
  });

  it('asks for two readings', () => {
    expect(bestReadingPuzzleOf(readWin({ hand: '123m 456p 789s 22s EE +E' }), presetRules('hk33'))).toBeUndefined();
  });
});

describe('an answer', () => {
  it.each([
    ['none', PUNGS, undefined, 'empty'],
    ['the pungs', PUNGS, at(PUNGS, 'pungs'), 'right'],
    ['the chows', PUNGS, at(PUNGS, 'chows'), 'cheaper'],
    ['no difference', PUNGS, 'same', 'differ'],
    ['one of two alike', SAME, 0, 'are-same'],
    ['two alike', SAME, 'same', 'right'],
  ] as const)('%s', (_name, puzzle, answer, expected) => {
    const grade = gradeBestReading(puzzle, answer);
    expect(grade.kind === 'wrong' ? grade.mistake : grade.kind).toBe(expected);
  });
});

describe('the rows', () => {
  it('that make the difference come first and are the hint', () => {
    const reading = PUNGS.readings[at(PUNGS, 'pungs')];
    const rows = reading === undefined ? [] : rowsOf(reading, PUNGS);
    expect(rows[0]).toEqual({ id: 'all-pungs', fan: 3, shared: false });
    expect(hintFor(PUNGS)).toEqual(['all-pungs']);
    expect(hintFor(CHOWS)).toEqual(['all-chows']);
    expect(hintFor(SAME)).toEqual([]);
  });
});
