import { expect, it } from 'vitest';
import rarity from '../../src/fan/rarity.json' with { type: 'json' };
import { countRarity } from '../support/rarity.ts';

it('counts the rarity of each pattern as it was written down', () => {
  expect(countRarity()).toEqual(rarity);
});
