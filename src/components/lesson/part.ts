import { parseHand, parseTiles } from '../../engine/notation.ts';
import type { Hand } from '../../engine/hand.ts';
import { completePart } from '../../engine/part.ts';
import type { Tile } from '../../engine/tile.ts';
import { copiesLeft, findWaits, type WaitOptions } from '../../engine/waits.ts';
import { groupOf, type TileGroup } from '../TileGroups.tsx';

/** How lessons count waits where no table's rules are named. */
export const PLAIN_WAITS: WaitOptions = { sevenPairs: false, quadsArePairs: false, deadWaits: false };

/** The tiles of a lesson's attribute, such as `45s`. A misprint stops the build. */
export function tilesFrom(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`no tiles: ${text} (${parsed.error.code})`);
  return parsed.value;
}

/** The hand of a lesson's attribute. A misprint stops the build. */
export function handFrom(text: string): Hand {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(`no hand: ${text} (${parsed.error.code})`);
  return parsed.value;
}

/** A part as it is laid out: two pairs stand apart. */
export function groupsOfPart(tiles: readonly Tile[]): readonly TileGroup[] {
  const kinds = [...new Set(tiles)];
  const arePairs = tiles.length === 4 && kinds.length === 2;
  return arePairs ? kinds.map((tile) => groupOf(tile, tile)) : [groupOf(...tiles)];
}

/** What a part of a hand waits for when everything else is finished. */
export const waitsOfPart = (tiles: readonly Tile[]): readonly Tile[] => findWaits(completePart(tiles), PLAIN_WAITS);

/** How many tiles complete the part, all copies counted that are not in it. */
export const outsOfPart = (tiles: readonly Tile[]): number =>
  waitsOfPart(tiles).reduce<number>((sum, tile) => sum + copiesLeft({ tiles, melds: [] }, tile), 0);
