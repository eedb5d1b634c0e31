import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetRules } from '../../../src/fan/rule-sets/index.ts';
import { PRESET_IDS } from '../../../src/fan/rule-sets/rule-set.ts';
import { decodeScoreLink, encodeScoreLink } from '../../../src/links/score-link.ts';
import { asksAt, isUsual, SCORE_ASKS } from '../../../src/puzzles/score/asks.ts';
import { toggledAsk } from '../../../src/puzzles/score/toggle-ask.ts';
import { generateAnyScorePuzzle } from '../../../src/puzzles/score/generate-any.ts';
import { askedHints, gradeAsked, type AskedAnswer } from '../../../src/puzzles/score/grade-asked.ts';
import { readWin } from '../../../src/puzzles/score/exercise.ts';
import { paymentsOf } from '../../../src/puzzles/score/grade-payments.ts';
import { shareOf } from '../../../src/puzzles/score/grade-points.ts';
import { countRows, scorePuzzleOf, type ScorePuzzle } from '../../../src/puzzles/score/puzzle.ts';
import { SCORE_LEVELS } from '../../../src/puzzles/score/levels.ts';

const asks = fc.subarray([...SCORE_ASKS], { minLength: 1 });

describe('what is asked', () => {
  it('comes back from an address and from the memory of the browser', () => {
    fc.assert(
      fc.property(asks, (chosen) => {
        expect(decodeScoreLink(encodeScoreLink({ p: 7, a: chosen }))).toEqual({
          state: { p: 7, a: chosen },
          notes: [],
        });
      }),
    );
  });

  it.each(['fan.', 'luck', 'fan.fan', 'fan points', '__proto__'])('%j is none', (text) => {
    expect(decodeScoreLink(`?a=${text}`).notes).toMatchObject([{ kind: 'wrong-value', parameter: 'a' }]);
  });

  it('is never nothing, in a fixed order', () => {
    expect(toggledAsk(['fan'], 'fan')).toEqual(['fan']);
    expect(toggledAsk(['payments'], 'fan')).toEqual(['fan', 'payments']);
    expect(isUsual(toggledAsk(['fan', 'points'], 'points'))).toBe(true);
  });

  it('leaves payments out where a table has none', () => {
    expect(asksAt(['fan', 'payments'], presetRules('de64'))).toEqual(['fan']);
    expect(asksAt(['payments'], presetRules('de64'))).toEqual(['points']);
    expect(asksAt(['payments'], presetRules('hk33'))).toEqual(['payments']);
  });
});

const NOTHING: AskedAnswer = { fan: undefined, rows: [], noRows: false, points: undefined, payments: {} };

const solutionOf = (puzzle: ScorePuzzle): AskedAnswer => ({
  fan: puzzle.score.fan ?? 13,
  rows: countRows(puzzle).map(({ id }) => id),
  noRows: countRows(puzzle).length === 0,
  points: shareOf(puzzle),
  payments: puzzle.rules.options.payment === 'pointsOnly' ? {} : paymentsOf(puzzle),
});

describe('answers to what was asked', () => {
  it('are right together, and missing together, for many hands at all tables', () => {
    fc.assert(
      fc.property(
        asks,
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(...SCORE_LEVELS),
        fc.constantFrom(...PRESET_IDS),
        (chosen, seed, level, id) => {
          const rules = presetRules(id);
          const puzzle = generateAnyScorePuzzle({ seed, level, rules });
          const asked = asksAt(chosen, rules);
          const empty = gradeAsked(puzzle, asked, NOTHING);
          expect([empty.isRight, empty.missing, empty.right]).toEqual([false, asked, []]);
          const solved = gradeAsked(puzzle, asked, solutionOf(puzzle));
          expect([solved.isRight, solved.missing, solved.right]).toEqual([true, [], asked]);
        },
      ),
      { numRuns: 60 },
    );
  });

  const puzzle = scorePuzzleOf(
    readWin({ hand: '2399s EE 9s [789s] [CCC] +4s', bonus: 'f2 g3', from: 'W' }),
    presetRules('hk33'),
  );
  if (puzzle === undefined) throw new Error('no win');

  it('ask for every row once rows are asked for', () => {
    const one: AskedAnswer = { ...NOTHING, rows: ['half-flush'] };
    expect(gradeAsked(puzzle, ['rows'], one).isRight).toBe(false);
    expect(gradeAsked(puzzle, ['rows'], { ...NOTHING, noRows: true })).toMatchObject({
      missing: [],
      isRight: false,
      count: { forgotten: 3 },
    });
  });

  it('leave rows to the reader where only the fan are asked', () => {
    const fan: AskedAnswer = { ...NOTHING, fan: 5, points: 24 };
    expect(gradeAsked(puzzle, ['fan', 'points'], fan).isRight).toBe(true);
    expect(gradeAsked(puzzle, ['fan', 'points'], { ...fan, rows: ['all-pungs'] }).isRight).toBe(false);
  });

  it('are hinted at one after the other, without what was asked', () => {
    const kinds = (asked: Parameters<typeof gradeAsked>[1], answer: AskedAnswer): readonly string[] =>
      askedHints(puzzle, asked, gradeAsked(puzzle, asked, answer)).map(({ kind }) => kind);
    expect(kinds(['payments'], NOTHING)).toEqual(['fan', 'who', 'share']);
    expect(kinds(['points', 'payments'], { ...NOTHING, points: 24 })).toEqual(['fan', 'who']);
    expect(kinds(['fan', 'points'], { ...NOTHING, points: 24 })).toEqual(['count', 'count']);
  });
});
