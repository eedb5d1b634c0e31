import { expect, it } from 'vitest';
import { compareScorers } from '../support/compare-scorers.ts';

const HANDS = 3000;
/** A second on a free machine; a busy one may take its time. */
const PATIENCE = 120_000;

it(
  'scores as the second method does, under every rule set and house',
  () => {
    const { scores, differences } = compareScorers(3, HANDS);
    expect(differences).toEqual([]);
    expect(scores).toBeGreaterThan(6 * HANDS);
  },
  PATIENCE,
);
