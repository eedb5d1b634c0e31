import { expect, it } from 'vitest';
import { generateWallOfLevel, WALL_LEVELS } from '../../../src/puzzles/wall/levels.ts';
import { breakPhysically } from '../../table/physical-wall.ts';

it.each(WALL_LEVELS)(
  '25,000 walls of level %i open where a wall of real stacks does',
  { timeout: 3_600_000 },
  (level) => {
    for (let seed = 1; seed <= 25_000; seed += 1) {
      const stacksPerWall = seed % 2 === 0 ? 18 : 17;
      const { rolls, first } = generateWallOfLevel({ seed, level, stacksPerWall });
      const told = `${first.wall}-${first.stack}`;
      const expected = breakPhysically(rolls, stacksPerWall).first;
      if (told !== expected) expect(told, `seed ${seed}`).toBe(expected);
    }
  },
);
