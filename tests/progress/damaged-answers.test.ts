import { expect, test } from 'vitest';
import { expectSafeReading } from '../support/damaged-answers.ts';

test('damaged texts are read without a crash, and twice the same', () => {
  expect(expectSafeReading(500)).toBe(500);
});
