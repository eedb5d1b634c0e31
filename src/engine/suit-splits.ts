import { decompose, type Split } from './decompose.ts';
import { SUIT_KEYS, suitCounts, type SuitKey } from './suit-keys.ts';

const cache = new Map<number, readonly Split[]>();

/**
 * The ways to split one suit (0 characters, 1 dots, 2 bamboo, 3 honours), see {@link decompose}. Kept by suit and key: all
 * hands share the same splits, which must not be changed.
 */
export function splitsOf(suit: number, key: SuitKey): readonly Split[] {
  const place = suit * SUIT_KEYS + key;
  const known = cache.get(place);
  if (known !== undefined) return known;
  const splits = decompose(suitCounts(key), suit * 9);
  cache.set(place, splits);
  return splits;
}
