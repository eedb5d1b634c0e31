import { describe, expect, it } from 'vitest';
import { generateRoundsPuzzle, generateRoundsTable, ROUNDS_LEVELS } from '../../../src/puzzles/rounds/generate.ts';
import { gradeRounds } from '../../../src/puzzles/rounds/grade.ts';
import { roundsPuzzleOf, type ChairResult, type RoundsTable } from '../../../src/puzzles/rounds/puzzle.ts';
import { LAST_SEED } from '../../../src/puzzles/seed.ts';
import { PROCEDURES } from '../../../src/table/procedure.ts';
import { byFinger } from './by-finger.ts';

const TABLES = ROUNDS_LEVELS.flatMap((level) =>
  Array.from({ length: 200 }, (_, at) => generateRoundsTable(at + 1, level)),
);

describe('rounds puzzles', () => {
  it('are answered by counting on fingers', () => {
    for (const table of TABLES) {
      const hk = roundsPuzzleOf(table, PROCEDURES.hk33);
      expect({ dealer: hk.dealer, wind: hk.wind }).toEqual(byFinger(table, (won, draw) => won || draw));
      const passing = roundsPuzzleOf(table, { ...PROCEDURES.hk33, dealerRepeatOnDraw: false });
      expect({ dealer: passing.dealer, wind: passing.wind }).toEqual(byFinger(table, (won) => won));
      const gd = roundsPuzzleOf(table, PROCEDURES.gd06);
      expect({ dealer: gd.dealer, wind: gd.wind }).toEqual(byFinger(table, () => false));
    }
  });

  it('come with every result, from every chair, and end a match now and then', () => {
    const results = new Set(TABLES.map(({ result }) => (result === 'draw' ? 'draw' : 'won')));
    expect(results.size).toBe(2);
    expect(new Set(TABLES.map(({ you }) => you)).size).toBe(4);
    expect(TABLES.some((table) => roundsPuzzleOf(table, PROCEDURES.hk33).dealer === undefined)).toBe(true);
  });

  it('say why', () => {
    const codes = (result: ChairResult, table: Partial<RoundsTable>, options = PROCEDURES.hk33) =>
      roundsPuzzleOf(
        { position: { round: 'E', hand: 2, repeats: 0 }, result, you: 'E', ...table },
        options,
      ).reasons.map(({ code }) => code);
    expect(codes('draw', {})).toEqual(['drawn-stays']);
    expect(codes('draw', {}, { ...PROCEDURES.hk33, dealerRepeatOnDraw: false })).toEqual(['drawn-passes']);
    expect(codes({ winner: 'S' }, {})).toEqual(['dealer-won']);
    expect(codes({ winner: 'E' }, {})).toEqual(['other-won']);
    expect(codes({ winner: 'S' }, {}, PROCEDURES.gd06)).toEqual(['always-passes']);
    expect(codes({ winner: 'E' }, { position: { round: 'E', hand: 4, repeats: 0 } })).toEqual([
      'other-won',
      'next-round',
    ]);
    expect(codes({ winner: 'E' }, { position: { round: 'N', hand: 4, repeats: 1 } })).toEqual([
      'other-won',
      'match-over',
    ]);
  });

  it.each([0, 1.5, LAST_SEED + 1])('refuse the seed %d', (seed) => {
    expect(() => generateRoundsTable(seed, 1)).toThrow(RangeError);
  });
});

describe('grading rounds', () => {
  const puzzle = roundsPuzzleOf(
    { position: { round: 'E', hand: 1, repeats: 0 }, result: { winner: 'W' }, you: 'N' },
    PROCEDURES.hk33,
  );

  it('tells dealer and wind apart', () => {
    expect([puzzle.dealer, puzzle.wind]).toEqual(['S', 'W']);
    expect(gradeRounds(puzzle, { dealer: 'S', wind: 'W' }).kind).toBe('right');
    expect(gradeRounds(puzzle, { dealer: 'S', wind: 'N' }).kind).toBe('wind');
    expect(gradeRounds(puzzle, { dealer: 'E', wind: 'W' }).kind).toBe('dealer');
    expect(gradeRounds(puzzle, { dealer: 'E', wind: 'N' }).kind).toBe('both');
    expect(gradeRounds(puzzle, { dealer: 'S' }).kind).toBe('unanswered');
  });

  it('needs no wind once the match is over', () => {
    const last = generateRoundsPuzzle({ seed: 1, level: 3 });
    const table: RoundsTable = {
      ...last.table,
      position: { round: 'N', hand: 4, repeats: 0 },
      result: { winner: 'E' },
    };
    const over = roundsPuzzleOf(table, PROCEDURES.hk33);
    expect(gradeRounds(over, { dealer: 'over' }).kind).toBe('right');
    expect(gradeRounds(over, { dealer: 'E', wind: 'E' }).kind).toBe('both');
    expect(gradeRounds(puzzle, { dealer: 'over' }).kind).toBe('both');
  });
});
