import { BONUS_TILES, isFlower, isSeason } from '../../engine/bonus-tile.ts';
import { COPIES_PER_TILE, isDragon, isSuited, isWind, suitOf, TILES } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';

const copiesOf = (kinds: readonly unknown[]): number => kinds.length * COPIES_PER_TILE;

/** How many tiles of each sort a set has, and other numbers a beginner asks for. */
export const TILE_TOTALS = {
  'suit-kinds': TILES.filter((tile) => suitOf(tile) === 'm').length,
  suit: copiesOf(TILES.filter((tile) => suitOf(tile) === 'm')),
  suits: copiesOf(TILES.filter(isSuited)),
  winds: copiesOf(TILES.filter(isWind)),
  dragons: copiesOf(TILES.filter(isDragon)),
  flowers: BONUS_TILES.filter(isFlower).length,
  seasons: BONUS_TILES.filter(isSeason).length,
  bonus: BONUS_TILES.length,
  'with-flowers': copiesOf(TILES) + BONUS_TILES.length,
  'without-flowers': copiesOf(TILES),
} as const;

export type TileSort = keyof typeof TILE_TOTALS;

/** How many tiles lie in the wall under some rules. */
export const tilesUnder = ({ options }: RuleSet): number =>
  TILE_TOTALS[options.flowersInPlay ? 'with-flowers' : 'without-flowers'];
