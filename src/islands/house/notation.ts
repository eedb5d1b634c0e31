import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { parseBonus, parseHand, parseTiles } from '../../engine/notation.ts';
import type { Result } from '../../engine/result.ts';
import type { Tile } from '../../engine/tile.ts';

/** A hand of an example; a misprint throws, as of everything here. */
export const handOf = (text: string): Hand => read(parseHand(text), text);

/** Tiles of an example. */
export const tilesOf = (text: string): readonly Tile[] => read(parseTiles(text), text);

/** Flowers and seasons of an example. */
export const bonusOf = (text: string): readonly BonusTile[] => read(parseBonus(text), text);

function read<T>(result: Result<T, unknown>, text: string): T {
  if (!result.ok) throw new Error(`misprint in an example: ${text}`);
  return result.value;
}
