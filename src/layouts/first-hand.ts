import { findWaits } from '../engine/waits.ts';
import { parseHand, parseTiles } from '../engine/notation.ts';
import type { Tile } from '../engine/tile.ts';

/** The hand on the start page, in its groups, one tile short. */
const GROUPS = ['234m', '777p', '68s', 'CCC', 'EE'] as const;

/** What the reader may choose from; the engine says which of them is right. */
const CHOICES = '7m 7p 5s 7s 9s';

export interface FirstHand {
  /** Every group with `gap` where the missing tile belongs. */
  readonly groups: readonly (readonly (Tile | 'gap')[])[];
  readonly choices: readonly Tile[];
  readonly answer: Tile;
  /** The tiles on both sides of the gap. */
  readonly neighbors: readonly Tile[];
}

/** The first puzzle, solved. Throws where the hand above does not wait for exactly one tile that closes a gap. */
export function firstHand(): FirstHand {
  const hand = parseHand(GROUPS.join(''));
  if (!hand.ok) throw new Error(`The first hand cannot be read: ${hand.error.code}`);
  const waits = findWaits(hand.value, { sevenPairs: false, quadsArePairs: false, deadWaits: false });
  const [answer] = waits;
  const groups = GROUPS.map(tilesOf);
  const open = groups.find((group) => group.length === 2 && group[0] !== group[1]);
  if (answer === undefined || waits.length > 1 || open === undefined)
    throw new Error('The first hand must miss one tile.');
  return {
    groups: groups.map((group) =>
      group === open ? [...group, answer].sort((a, b) => a - b).map((tile) => (tile === answer ? 'gap' : tile)) : group,
    ),
    choices: tilesOf(CHOICES),
    answer,
    neighbors: open,
  };
}

function tilesOf(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`Not tiles: ${text}`);
  return tiles.value;
}
