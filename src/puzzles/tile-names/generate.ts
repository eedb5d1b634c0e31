import { BONUS_TILES } from '../../engine/bonus-tile.ts';
import { randomSource, shuffle } from '../../engine/random.ts';
import { formatTile, isHonor, isSuited, rankOf, suitOf, TILES } from '../../engine/tile.ts';
import {
  bonusParts,
  SAME_SOUND,
  TILE_NAMES_ASKS,
  type NamedTile,
  type TileNamesAsk,
  type TileNamesPuzzle,
} from './puzzle.ts';

/** Level 1: suit tiles; 2: winds and dragons; 3: flowers and seasons; 4: any, with the most alike beside it. */
export const TILE_NAMES_LEVELS = [1, 2, 3, 4] as const;
export type TileNamesLevel = (typeof TILE_NAMES_LEVELS)[number];

const ALL: readonly NamedTile[] = [...TILES, ...BONUS_TILES];

const POOLS: Readonly<Record<TileNamesLevel, readonly NamedTile[]>> = {
  1: TILES.filter(isSuited),
  2: TILES.filter(isHonor),
  3: BONUS_TILES,
  4: ALL,
};

const orderOf = (level: TileNamesLevel) =>
  shuffle(
    POOLS[level].flatMap((tile) => TILE_NAMES_ASKS.map((ask) => ({ tile, ask }))),
    randomSource(`tile-names ${level}`),
  );

/** Every question of a level in an order of its own. */
const ORDERS = { 1: orderOf(1), 2: orderOf(2), 3: orderOf(3), 4: orderOf(4) } as const;

/** How many tiles or names there are to choose from. */
export const CHOICES = 4;

export interface TileNamesRequest {
  readonly seed: number;
  readonly level: TileNamesLevel;
}

/**
 * The question of a seed: the same seed and level always give the same one. Seeds in a row go through every tile of the level
 * asked for in every way before one comes again, with other choices.
 */
export function generateTileNamesPuzzle({ seed, level }: TileNamesRequest): TileNamesPuzzle {
  const random = randomSource(`tile-names ${level} ${seed}`);
  const order = ORDERS[level];
  const question = order[seed % order.length];
  if (question === undefined) throw new RangeError(`no seed: ${seed}`);
  const { ask, tile } = question;
  const fit = POOLS[level].filter((other) => other !== tile && fitBeside(other, tile, ask));
  const others = shuffle(fit, random).sort((a, b) => likeness(b, tile) - likeness(a, tile));
  return { ask, tile, choices: shuffle([tile, ...others.slice(0, CHOICES - 1)], random) };
}

const nameOf = (tile: NamedTile): string => (typeof tile === 'string' ? tile : formatTile(tile));

const fitBeside = (other: NamedTile, tile: NamedTile, ask: TileNamesAsk): boolean =>
  ask !== 'sound' || !SAME_SOUND.some((names) => names.includes(nameOf(other)) && names.includes(nameOf(tile)));

/** How easily one is taken for the other: by number in another suit or series, by suit, by being an honor. */
function likeness(one: NamedTile, other: NamedTile): number {
  if (typeof one === 'string' || typeof other === 'string') {
    if (typeof one !== 'string' || typeof other !== 'string') return 0;
    const [a, b] = [bonusParts(one), bonusParts(other)];
    return a.number === b.number ? 3 : a.series === b.series ? 2 : 1;
  }
  if (isHonor(one) || isHonor(other)) return isHonor(one) && isHonor(other) ? 2 : 0;
  const [a = 0, b = 0] = [rankOf(one), rankOf(other)];
  if (a === b) return 3;
  return suitOf(one) === suitOf(other) ? (Math.abs(a - b) === 1 ? 2 : 1) : 0;
}
