import { expect, it } from 'vitest';
import { tileJyutping } from '../../../src/i18n/tile-jyutping.ts';
import { CHOICES, generateTileNamesPuzzle, TILE_NAMES_LEVELS } from '../../../src/puzzles/tile-names/generate.ts';

it.each(TILE_NAMES_LEVELS)(
  '25,000 questions of level %i have one right answer among different ones',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 25_000; seed += 1) {
      const { ask, tile, choices } = generateTileNamesPuzzle({ seed, level });
      const alike = choices.filter((choice) =>
        ask === 'sound' ? tileJyutping(choice) === tileJyutping(tile) : choice === tile,
      );
      if (new Set(choices).size !== CHOICES || alike.length !== 1 || alike[0] !== tile)
        expect(choices, `seed ${seed}: ${ask} ${String(tile)}`).toEqual([]);
    }
  },
);
