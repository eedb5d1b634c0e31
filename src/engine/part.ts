import type { Hand } from './hand.ts';
import type { Meld } from './meld.ts';
import { TILES, isHonor, type Tile } from './tile.ts';

/**
 * 搭子: a part of a hand looked at by itself, as 4-5 bamboo. Everything else is taken to be finished: the hand is filled up
 * with honor sets on the table and, where the number of tiles asks for it, with an honor pair, none of a kind in the part.
 *
 * @param tiles 1, 2, 4, 5, 7, 8, 10, 11 or 13 tiles
 * @throws RangeError for any other number, or if the honors do not suffice
 */
export function completePart(tiles: readonly Tile[]): Hand {
  const needsPair = tiles.length % 3 === 2;
  const setCount = (13 - tiles.length - (needsPair ? 2 : 0)) / 3;
  const honors = TILES.filter((tile) => isHonor(tile) && !tiles.includes(tile)).reverse();
  const pair = honors[setCount];
  if (!Number.isInteger(setCount) || setCount < 0 || (needsPair && pair === undefined) || honors.length < setCount)
    throw new RangeError(`not a part of a hand: ${tiles.length} tiles`);
  const melds = honors.slice(0, setCount).map((tile): Meld => ({ kind: 'pung', tile, concealed: false }));
  const held = needsPair && pair !== undefined ? [...tiles, pair, pair] : [...tiles];
  return { tiles: held.sort((a, b) => a - b), melds };
}
