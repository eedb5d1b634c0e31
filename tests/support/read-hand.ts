import type { Hand } from '../../src/engine/hand.ts';
import { parseHand, parseTiles } from '../../src/engine/notation.ts';
import type { Tile } from '../../src/engine/tile.ts';

/** The hand a test writes down; a mistake in it is an exception. */
export function readHand(text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return hand.value;
}

/** The tiles a test writes down. */
export function readTiles(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`${text}: ${JSON.stringify(tiles.error)}`);
  return tiles.value;
}
