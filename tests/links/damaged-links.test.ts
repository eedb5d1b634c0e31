import { expect, it } from 'vitest';
import { damagedLink } from '../support/damaged-links.ts';
import { faultsOfLink } from '../support/open-link.ts';

const CORPUS = 10_000;
const AT_A_TIME = 1000;
const firsts = Array.from({ length: CORPUS / AT_A_TIME }, (_, turn) => turn * AT_A_TIME);

it.each(firsts)(
  'damaged links from number %i on lead to no error at any door and come back as what was understood of them',
  (first) => {
    const links = Array.from({ length: AT_A_TIME }, (_, at) => damagedLink(first + at));
    expect(links.flatMap(faultsOfLink)).toEqual([]);
  },
);
