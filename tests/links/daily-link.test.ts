import { expect, it } from 'vitest';
import { decodeDailyLink } from '../../src/links/daily-link.ts';

it.each([
  ['?n=1&v=1', 1],
  ['?n=99999', 99_999],
  ['?n=100000', undefined],
  ['?n=0', undefined],
  ['?n=-3', undefined],
  ['?n=today', undefined],
  ['?v=1', undefined],
])('%s asks for day %s', (search, day) => {
  const { state, notes } = decodeDailyLink(search);
  expect(state.n).toBe(day);
  expect(notes.map(({ kind }) => kind)).toEqual(search.includes('n=') && day === undefined ? ['wrong-value'] : []);
});
