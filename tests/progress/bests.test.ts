import { expect, test } from 'vitest';
import { isBetter, parseBests, type Best } from '../../src/progress/bests.ts';

const run = (right: number, seconds?: number, total = 10): Best =>
  seconds === undefined ? { right, total } : { right, total, seconds };

test.each<readonly [string, Best, Best | undefined, boolean]>([
  ['the first run', run(0), undefined, true],
  ['more right', run(9, 80), run(8, 20), true],
  ['fewer right in less time', run(7, 10), run(8, 20), false],
  ['as many right in less time', run(8, 19), run(8, 20), true],
  ['as many right in the same time', run(8, 20), run(8, 20), false],
  ['as many right with a clock, before without', run(8, 20), run(8), true],
  ['as many right without a clock, before with one', run(8), run(8, 20), false],
  ['as many right, never a clock', run(8), run(8), false],
  ['a run of another length', run(3, 90, 5), run(8, 20), true],
])('%s', (_, one, best, better) => {
  expect(isBetter(one, best)).toBe(better);
});

test('what is no best is left out, and nothing asked for stays nothing', () => {
  expect(parseBests(null)).toBeUndefined();
  expect(parseBests('[]')).toEqual({});
  expect(parseBests('{"a":{"right":3,"total":2},"b":{"right":1,"total":2},"c":7}')).toEqual({
    b: run(1, undefined, 2),
  });
});
