import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doneItems, doneOf } from '../../src/progress/done.ts';
import {
  firstsOf,
  formatMemory,
  isDone,
  mergeMemory,
  parseMemory,
  SITTING_SECONDS,
  wasMissed,
} from '../../src/progress/memory.ts';
import { anyAnswers, textOf } from '../support/answers.ts';

const checksOf = (text: string) =>
  parseMemory(text)
    .memory.get('a/b')
    ?.checks.map(({ at, mark }) => `${at}${mark}`);

describe('one item, one memory', () => {
  test.each([
    ['a first try and a later one', 'waits a/b 1-\nwaits a/b 5k+ \n', ['1-', `${5 * 36 + 20}~`]],
    ['right, then played again', 'waits a/b 1+ x\nwaits a/b 9- x\nwaits a/b a+ x\n', ['1+']],
    ['another day', 'waits a/b 1+ x\nwaits a/b 1zzz- x\n', ['1+', `${parseInt('1zzz', 36)}-`]],
    ['a repeated line', 'waits a/b 1+ x\nwaits a/b 1+ x\n', ['1+']],
  ])('%s', (_, text, expected) => {
    expect(checksOf(text)).toEqual(expected);
  });

  test('only the first check of a sitting counts, a right one after it makes the item done', () => {
    const each = parseMemory(`claims a/b 1- \nclaims a/b 2+ \n`).memory.get('a/b');
    if (each === undefined) throw new Error('the item is lost');
    expect([firstsOf(each.checks).length, isDone(each), wasMissed(each)]).toEqual([1, true, true]);
    expect(SITTING_SECONDS).toBeGreaterThan(60);
  });

  test('a sitting is over after half an hour: 1,800 seconds later a check counts, a second earlier it does not', () => {
    const at = (seconds: number): string => `waits a/b 1-\nwaits a/b ${(1 + seconds).toString(36)}-\n`;
    expect(checksOf(at(1800))).toEqual(['1-', '1801-']);
    expect(checksOf(at(1799))).toEqual(['1-']);
  });

  test('a damaged line costs no other', () => {
    const { memory, unreadable } = parseMemory('waits a/b 1+ x\n\u0000\ufffd what\nscore c?p=1 2- full-flush\n{"v":1');
    expect([...memory.keys()]).toEqual(['a/b', 'c?p=1']);
    expect(unreadable).toHaveLength(2);
  });

  test('nothing is remembered of nothing', () => {
    expect(parseMemory(null).memory.size).toBe(0);
  });
});

describe('every memory', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { memory, unreadable } = parseMemory(textOf(answers));
        expect(unreadable).toEqual([]);
        expect(parseMemory(formatMemory(memory)).memory).toEqual(memory);
      }),
    );
  });

  test('knows as done what was right once, and the short reader agrees', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const right = new Set(answers.filter((each) => each.right).map(({ item }) => item));
        const { memory } = parseMemory(textOf(answers));
        expect(new Set([...memory.values()].filter(isDone).map(({ item }) => item))).toEqual(right);
        expect(doneItems(textOf(answers))).toEqual(right);
        expect(doneItems(formatMemory(memory))).toEqual(right);
      }),
    );
  });

  test('merges with another one without losing an item, with itself without a change', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (ours, theirs) => {
        const [one, other] = [parseMemory(textOf(ours)).memory, parseMemory(textOf(theirs)).memory];
        expect(mergeMemory(one, one)).toEqual(one);
        expect(new Set(mergeMemory(one, other).keys())).toEqual(new Set([...one.keys(), ...other.keys()]));
      }),
    );
  });
});

test('a lesson counts its exercises by their items', () => {
  const done = new Set(['tiles/honors/south', 'tiles/honors/west', 'tiles/honorsmore/x', 'turns/turn']);
  expect([doneOf(done, 'tiles/honors', 4), doneOf(done, 'turns/turn', 1), doneOf(done, 'tiles/honors', 1)]).toEqual([
    2, 1, 1,
  ]);
});
