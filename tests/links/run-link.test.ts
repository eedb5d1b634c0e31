import { expect, it } from 'vitest';
import { runLengthIn } from '../../src/links/run-link.ts';

it.each([
  ['?run=10&v=1', 10],
  ['?p=7&run=1', 1],
  ['?run=50', 50],
  ['?run=51', undefined],
  ['?run=0', undefined],
  ['?run=ten', undefined],
  ['?p=7', undefined],
  ['', undefined],
])('%s asks for a run of %s', (search, length) => {
  expect(runLengthIn(search)).toBe(length);
});
