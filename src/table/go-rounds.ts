import { BONUS_TILES } from '../engine/bonus-tile.ts';
import type { Procedure } from './procedure.ts';
import { DEAD_WALL_TILES } from './supply.ts';
import { stacksPerWall, wallSize } from './wall.ts';

/** Tiles the four players hold while nobody is on turn. */
const TILES_HELD = 52;

/**
 * 巡: how many go-rounds a hand without claims, kongs or win lasts, i.e. a quarter of its discards, at least and at most.
 * With the whole wall played it is 21: all eight flowers are drawn, 136 - 52 = 84 tiles are discarded. Source
 * 004_a6f187e40c6225ec.txt says 24, which is 96 / 4 and forgets the thirteenth tiles and the flowers. With fourteen tiles
 * kept back and topped up it depends on how many flowers were drawn: 17.5 to 19.5. A fixed dead wall gives each flower's
 * replacement itself, so 19.5.
 */
export function goRoundsWithoutClaims({ flowersInPlay, deadWall }: Pick<Procedure, 'flowersInPlay' | 'deadWall'>): {
  readonly least: number;
  readonly most: number;
} {
  const flowers = flowersInPlay ? BONUS_TILES.length : 0;
  const playable = wallSize(stacksPerWall(flowersInPlay)) - TILES_HELD - (deadWall === 'none' ? 0 : DEAD_WALL_TILES);
  const fewest = deadWall === 'fixed14' ? playable : playable - flowers;
  const most = deadWall === 'none' ? fewest : playable;
  return { least: fewest / 4, most: most / 4 };
}
