import { describe, expect, it } from 'vitest';
import { generateWallOfLevel, WALL_LEVELS, type WallLevel } from '../../../src/puzzles/wall/levels.ts';
import type { WallPuzzle } from '../../../src/puzzles/wall/puzzle.ts';
import { breakPhysically } from '../../table/physical-wall.ts';

const puzzles = (level: WallLevel, count: number): readonly WallPuzzle[] =>
  Array.from({ length: count }, (_, at) =>
    generateWallOfLevel({ seed: at + 1, level, stacksPerWall: at % 2 ? 17 : 18 }),
  );

const sum = (rolls: WallPuzzle['rolls']): number => rolls.flat().reduce((total, die) => total + die, 0);

describe.each(WALL_LEVELS)('wall puzzles of level %i', (level) => {
  it('open where a wall of real stacks does, within the wall or past its end', () => {
    for (const { rolls, opening, first } of puzzles(level, 300)) {
      expect(`${first.wall}-${first.stack}`).toBe(breakPhysically(rolls, opening.stacksPerWall).first);
      expect(sum(rolls) >= opening.stacksPerWall).toBe(level === 4);
      expect(rolls.length).toBe(level > 2 ? 2 : 1);
      if (level < 3) expect(rolls[0]?.length).toBe(level + 1);
    }
  });

  it('come again with their seed and not within a run of ten', () => {
    const names = puzzles(level, 200).map(({ plan, rolls }) => JSON.stringify([plan, rolls]));
    names.forEach((name, at) => {
      expect(names.slice(Math.max(0, at - 9), at)).not.toContain(name);
    });
    expect(names).toEqual(puzzles(level, 200).map(({ plan, rolls }) => JSON.stringify([plan, rolls])));
  });
});
