import { describe, expect, it } from 'vitest';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { de } from '../../src/i18n/de/index.ts';
import {
  amountOf,
  answerOf,
  askedTopics,
  checkedAsked,
  freshAsked,
  withAskedRow,
  withSeat,
} from '../../src/islands/score/asked-try.ts';
import { askedFeedback } from '../../src/islands/score/asked-text.ts';
import { readWin } from '../../src/puzzles/score/exercise.ts';
import { gradeAsked } from '../../src/puzzles/score/grade-asked.ts';
import { scorePuzzleOf } from '../../src/puzzles/score/puzzle.ts';

const puzzle = scorePuzzleOf(
  readWin({ hand: '2399s EE 9s [789s] [CCC] +4s', bonus: 'f2 g3', from: 'E' }),
  presetRules('hk33'),
);
if (puzzle === undefined) throw new Error('no win');
const fresh = freshAsked(puzzle);

describe('what is typed', () => {
  it.each([
    ['16', 16],
    ['0,25', 0.25],
    ['1.5', 1.5],
    ['', undefined],
    ['1,', undefined],
    ['1.2.3', undefined],
    ['x', undefined],
  ])('%j is %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it('turns the seat by a sign in front of it', () => {
    expect(withSeat(fresh, 'E', { amount: '+12' }).payments.E).toEqual({ way: 'gets', amount: '12' });
    expect(withSeat(fresh, 'S', { amount: '−8' }).payments.S).toEqual({ way: 'pays', amount: '8' });
  });

  it('is an amount for a seat, paid below nought', () => {
    const paid = withSeat(withSeat(withSeat(fresh, 'E', { amount: '96' }), 'S', { amount: '96' }), 'W', {
      amount: '0',
    });
    expect(answerOf(paid).payments).toEqual({ E: -96, S: 96, W: 0 });
  });

  it('is a row or none', () => {
    const none = { ...fresh, noRows: true };
    expect(withAskedRow(none, 'half-flush')).toMatchObject({ rows: ['half-flush'], noRows: false });
  });
});

describe('what is said', () => {
  const asks = ['points', 'payments'] as const;
  const words = { words: de.score, asked: de.scoreAsks };
  const said = (tried: typeof fresh) =>
    askedFeedback(puzzle, asks, tried, gradeAsked(puzzle, asks, answerOf(tried)), words);

  it('is nothing about the answers until there are all', () => {
    const short = checkedAsked({ ...fresh, points: '25' }, puzzle, asks);
    expect(short.phase).toBe('open');
    expect(said(short)).toEqual({ title: de.scoreAsks.missing.title, text: de.scoreAsks.missing.payments });
  });

  it('is the rule by which the payments would be right', () => {
    const half = [
      ['E', '48'],
      ['S', '96'],
      ['W', '24'],
      ['N', '24'],
    ] as const;
    const tried = half.reduce((before, [seat, amount]) => withSeat(before, seat, { amount }), {
      ...fresh,
      points: '24',
    });
    const checked = checkedAsked(tried, puzzle, asks);
    expect(checked.phase).toBe('checked');
    expect(said(checked).title).toBe('1 von 2 stimmt.');
    expect(said(checked).text).toContain('Ein Platz von vieren stimmt. So zahlt man, wo nach einem Abwurf alle zahlen');
    expect(askedTopics(gradeAsked(puzzle, asks, answerOf(checked)), asks)).toEqual(['payments']);
  });
});
