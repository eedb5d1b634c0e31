import { describe, expect, it } from 'vitest';
import { isBetter, parseBests } from '../../src/progress/bests.ts';
import { runLengthIn } from '../../src/links/run-link.ts';
import { isOver, startRun, summaryOf, withAnswer, type RunAnswer } from '../../src/puzzles/run.ts';

const answer = (item: string, right: boolean, ...topics: readonly string[]): RunAnswer => ({ item, right, topics });

describe('a run', () => {
  it('ends after its last puzzle and says what was missed most', () => {
    const answers = [
      answer('a', true, 'edge'),
      answer('b', false, 'closed', 'edge'),
      answer('b', true, 'closed'),
      answer('c', false, 'edge', 'edge'),
      answer('d', false, 'pair'),
    ];
    const run = answers.reduce(withAnswer, startRun(3));
    expect(isOver(run)).toBe(true);
    expect(summaryOf(run)).toEqual({
      right: 1,
      total: 3,
      missed: [
        { topic: 'edge', times: 2 },
        { topic: 'closed', times: 1 },
      ],
    });
  });

  it('has ten puzzles where nothing else is asked for', () => {
    const nine = Array.from({ length: 9 }, (_, index) => answer(String(index), true)).reduce(withAnswer, startRun());
    expect(isOver(nine)).toBe(false);
    expect(isOver(withAnswer(nine, answer('last', true)))).toBe(true);
  });

  it.each([
    ['?p=7&run=3&v=1', 3],
    ['?run=0', undefined],
    ['?run=51', undefined],
    ['?p=7', undefined],
  ])('by the link %s has the length %s', (search, length) => {
    expect(runLengthIn(search)).toBe(length);
  });
});

describe('bests', () => {
  it('are kept only once somebody wanted them, and survive a broken text', () => {
    expect(parseBests(null)).toBeUndefined();
    expect(parseBests('{')).toEqual({});
    expect(parseBests('[1]')).toEqual({});
    expect(parseBests('{"waits 1":{"right":9,"total":10},"x":{"right":11,"total":10},"y":4}')).toEqual({
      'waits 1': { right: 9, total: 10 },
    });
  });

  it('are beaten by more right answers, or by as many in less time', () => {
    const best = { right: 8, total: 10, seconds: 100 };
    expect(isBetter({ right: 9, total: 10 }, best)).toBe(true);
    expect(isBetter({ right: 8, total: 10, seconds: 99 }, best)).toBe(true);
    expect(isBetter({ right: 8, total: 10, seconds: 100 }, best)).toBe(false);
    expect(isBetter({ right: 8, total: 10 }, best)).toBe(false);
    expect(isBetter({ right: 7, total: 10, seconds: 1 }, best)).toBe(false);
    expect(isBetter({ right: 0, total: 10 }, undefined)).toBe(true);
  });
});
