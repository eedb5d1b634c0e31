import { tilesOfMeld } from '../engine/meld.ts';
import type { Reading } from '../engine/reading.ts';
import { ORPHANS, type Tile } from '../engine/tile.ts';

/** A reading as it is laid on the table: sets, then the pair; seven pairs; or the single orphans and their pair. */
export function groupsOfReading(reading: Reading): readonly (readonly Tile[])[] {
  if (reading.kind === 'seven-pairs') return reading.pairs.map((tile) => [tile, tile]);
  const pair = [reading.pair, reading.pair];
  if (reading.kind === 'standard') return [...reading.melds.map(tilesOfMeld), pair];
  return [ORPHANS.filter((tile) => tile !== reading.pair), pair];
}
