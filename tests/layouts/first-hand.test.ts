import { expect, it } from 'vitest';
import { firstHand } from '../../src/layouts/first-hand.ts';
import { plainWaits } from '../support/plain-solver.ts';

it('the first hand waits for one tile by a second method: the one between two neighbors, among the choices once', () => {
  const { groups, choices, answer, neighbors } = firstHand();
  const tiles = groups.flat().filter((tile) => tile !== 'gap');
  const options = { sevenPairs: true, quadsArePairs: true, deadWaits: true };
  expect(plainWaits({ tiles, melds: [] }, options)).toEqual([answer]);
  expect(neighbors).toEqual([answer - 1, answer + 1]);
  expect(groups).toContainEqual([answer - 1, 'gap', answer + 1]);
  expect(choices.filter((tile) => tile === answer)).toHaveLength(1);
});
