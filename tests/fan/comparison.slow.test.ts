import { expect, it } from 'vitest';
import { compareScorers } from '../support/compare-scorers.ts';

const HANDS = Number(process.env['HANDS'] ?? 1_000_000);

it('scores a million random hands as the second method does, under every rule set and house', () => {
  const { hands, scores, differences } = compareScorers(2027, HANDS);
  console.log(`compared ${hands} hands, ${scores} scores`);
  expect(differences).toEqual([]);
  expect(hands).toBe(HANDS);
});
