import { expect, test } from 'vitest';
import { expectSafeReading } from '../support/damaged-answers.ts';

test('a hundred thousand damaged texts are read without a crash, and twice the same', () => {
  expect(expectSafeReading(100_000)).toBe(100_000);
});
