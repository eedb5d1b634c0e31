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

interface Question {
  readonly tile: NamedTile;
  readonly ask: TileNamesAsk;
}

/** Every question of a level in an order of its own. */
const mixedOrder = (level: TileNamesLevel): readonly Question[] =>
  shuffle(
    POOLS[level].flatMap((tile) => TILE_NAMES_ASKS.map((ask) => ({ tile, ask }))),
    randomSource(`tile-names ${level}`),
  );

/** The tiles of a level in another order each time round, the last of one round never the first of the next. */
function roundOf(level: TileNamesLevel, ask: TileNamesAsk, round: number): readonly NamedTile[] {
  const mixed = (which: number) => shuffle(POOLS[level], randomSource(`tile-names ${level} ${ask} ${which}`));
  const [first, second, ...rest] = mixed(round);
  const isSame = first === mixed(round - 1).at(-1);
  return (isSame ? [second, first, ...rest] : [first, second, ...rest]).filter((tile) => tile !== undefined);
}

function questionOf({ seed, level, ask }: TileNamesRequest): Question | undefined {
  if (ask === undefined) {
    const order = mixedOrder(level);
    return order[seed % order.length];
  }
  const { length } = POOLS[level];
  const tile = roundOf(level, ask, Math.floor(seed / length))[seed % length];
  return tile === undefined ? undefined : { tile, ask };
}

/** How many tiles or names there are to choose from. */
export const CHOICES = 4;

export interface TileNamesRequest {
  readonly seed: number;
  readonly level: TileNamesLevel;
  /** What is asked for alone; without it all ways to ask take turns. */
  readonly ask?: TileNamesAsk | undefined;
}

/**
 * The question of a seed: the same seed, level and way to ask always give the same one. Seeds in a row go through every tile
 * of the level asked for in every way before one comes again, with other choices.
 */
export function generateTileNamesPuzzle(request: TileNamesRequest): TileNamesPuzzle {
  const { seed, level } = request;
  const random = randomSource(`tile-names ${level} ${seed}`);
  const question = questionOf(request);
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
