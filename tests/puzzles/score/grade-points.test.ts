import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../../../src/fan/rule-sets/rule-set.ts';
import { gradePoints } from '../../../src/puzzles/score/grade-points.ts';
import { readWin, type WrittenWin } from '../../../src/puzzles/score/exercise.ts';
import { scorePuzzleOf } from '../../../src/puzzles/score/puzzle.ts';
import { rulesOf } from '../../support/score-request.ts';

/** Half flush, red dragon, own flower: five fan in the three-three system. */
const FIVE = { hand: '2399s EE 9s [789s] [CCC] +4s', bonus: 'f2 g3', from: 'W' } as const;

function gradeOf(entered: number | undefined, rules: RuleSet, written: WrittenWin = FIVE): unknown {
  const puzzle = scorePuzzleOf(readWin(written), rules);
  if (puzzle === undefined) throw new Error(`no win: ${written.hand}`);
  const grade = gradePoints(puzzle, entered);
  if (!('source' in grade)) return grade.kind;
  const values: readonly unknown[] = Object.values(grade.source ?? { kind: undefined });
  return [grade.kind, ...values];
}

describe('points of a hand', () => {
  const hk33 = rulesOf('hk33');
  it.each([
    [undefined, 'empty'],
    [24, 'right'],
    [0, ['more', 'no-value']],
    [5, ['more', 'fan-number']],
    [16, ['more', 'curve', 'tiers4710']],
    [8, ['more', 'other-fan', 3]],
    [32, ['fewer', 'curve', 'full']],
    [48, ['fewer', 'other-fan', 7]],
    [96, ['fewer', 'whole-sum']],
    [25, ['fewer', undefined]],
  ])('%s for five fan', (entered, grade) => {
    expect(gradeOf(entered, hk33)).toEqual(grade);
  });

  it('are in the stake of the table, which may be left out by mistake', () => {
    const quarter = rulesOf('hk33', { stake: '二五雞' });
    expect(gradeOf(6, quarter)).toBe('right');
    expect(gradeOf(24, quarter)).toEqual(['fewer', 'whole-sum']);
    expect(gradeOf(24, rulesOf('hk33', { stake: '五一' }))).toEqual(['fewer', 'no-stake']);
  });

  it('stop at the cap', () => {
    const capped = rulesOf('hk33', { capFan: 4 });
    expect(gradeOf(16, capped)).toBe('right');
    expect(gradeOf(24, capped)).toEqual(['fewer', 'uncapped', 4]);
  });

  it('are nought for a hand that is not enough', () => {
    const chicken = { hand: '[123m] 222m 456p 55p 78s +9s', bonus: 'f3' } as const;
    expect(gradeOf(0, hk33, chicken)).toBe('right');
    expect(gradeOf(1, hk33, chicken)).toEqual(['fewer', 'not-paid']);
  });

  it('are those of a table with special hands', () => {
    const orphans = { hand: '19m 19p 19s ESWNCFB +1m' } as const;
    expect(gradeOf(64, rulesOf('de64'), orphans)).toBe('right');
    expect(gradeOf(10, rulesOf('de64'), orphans)).toEqual(['more', undefined]);
  });
});
