import { expect, it } from 'vitest';
import rarity from '../../src/fan/rarity.json' with { type: 'json' };
import { compareAllHands, countPatterns } from '../support/exhaustive.ts';
import { countRarity } from '../support/rarity.ts';

const ALL_HANDS = 11_498_658 + 5_374_948 + 13;

it('counts the rarity of each pattern as it was written down', () => {
  expect(countRarity()).toEqual(rarity);
});

it('finds each pattern in as many hands by the engine’s own readings and predicates', () => {
  expect(countPatterns(Object.keys(rarity.patterns))).toEqual(rarity.patterns);
});

it('scores every complete hand under every preset as the second method does', () => {
  const { hands, scores, differences } = compareAllHands();
  console.log(`compared ${hands} complete hands, ${scores} scores`);
  expect(differences).toEqual([]);
  expect(hands).toBe(ALL_HANDS);
});
