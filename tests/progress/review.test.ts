import { describe, expect, test } from 'vitest';
import { answerLine, EPOCH } from '../../src/progress/answers.ts';
import { parseMemory, type Memory } from '../../src/progress/memory.ts';
import { dueReviews, reviewedSince } from '../../src/progress/review.ts';
import { strengths } from '../../src/progress/strength.ts';

const DAY = 86_400_000;
const on = (day: number): Date => new Date(EPOCH + day * DAY);
const after = (item: string, days: readonly (readonly [number, boolean])[]): string =>
  days.map(([day, right]) => answerLine({ kind: 'waits', item, right, topics: ['edge'], at: on(day) })).join('');
const memoryOf = (...texts: readonly string[]): Memory => parseMemory(texts.join('')).memory;
const dueOn = (memory: Memory, day: number) => dueReviews(memory, on(day)).map(({ remembered }) => remembered.item);

describe('what comes back', () => {
  test('only what was missed, and not on the same day', () => {
    const memory = memoryOf(after('known', [[0, true]]), after('missed', [[0, false]]));
    expect([dueOn(memory, 0.5), dueOn(memory, 2)]).toEqual([[], ['missed']]);
  });

  test('the oldest first', () => {
    expect(dueOn(memoryOf(after('late', [[3, false]]), after('early', [[1, false]])), 9)).toEqual(['early', 'late']);
  });

  test('later and later after right answers', () => {
    const gaps: number[] = [];
    const days: [number, boolean][] = [[0, false]];
    for (let round = 0; round < 4; round++) {
      const last = days.at(-1)?.[0] ?? 0;
      let day = last + 1;
      while (dueOn(memoryOf(after('x', days)), day).length === 0) day++;
      gaps.push(day - last);
      days.push([day, true]);
    }
    expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(5 * (gaps[0] ?? Infinity));
  });

  test('is counted on the day it was seen', () => {
    const memory = memoryOf(
      after('back', [
        [0, false],
        [2, true],
      ]),
      after('new', [[2, false]]),
    );
    expect([reviewedSince(memory, on(2)), reviewedSince(memory, on(3))]).toEqual([1, 0]);
  });
});

describe('how a topic stands', () => {
  test.each([
    [[true, true, true], 'solid'],
    [[true, true], 'begun'],
    [[true, false, true, true], 'solid'],
    [[true, true, true, false], 'shaky'],
    [[false, true, false, true, true], 'shaky'],
    [[false, false, true, true, true, true, true], 'solid'],
  ] as const)('%o', (answers, standing) => {
    const memory = memoryOf(
      after(
        'x',
        answers.map((right, day) => [day, right] as const),
      ),
    );
    expect(strengths(memory, ['waits']).get('edge')?.standing).toBe(standing);
  });

  test('asks only puzzles of the kind', () => {
    expect(strengths(memoryOf(after('x', [[0, true]])), ['score']).size).toBe(0);
  });
});
