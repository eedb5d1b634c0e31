import { expect, it } from 'vitest';
import { damagedLink } from '../support/damaged-links.ts';
import { faultsOfLink } from '../support/open-link.ts';

it('10,000 damaged links lead to no error and come back as what was understood of them', () => {
  expect(Array.from({ length: 10_000 }, (_, at) => faultsOfLink(damagedLink(at))).flat()).toEqual([]);
});
