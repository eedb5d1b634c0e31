import { decompose, type Split } from './decompose.ts';
import { HONOR_KEYS, SUIT_KEYS, suitCounts, type SuitKey } from './suit-keys.ts';

/** All splits made so far, and for each suit the places of its keys' splits among them; place 0 is never filled. */
const made: (readonly Split[] | undefined)[] = [undefined];
const places = [SUIT_KEYS, SUIT_KEYS, SUIT_KEYS, HONOR_KEYS].map((keys) => new Int32Array(keys));

/**
 * The ways to split one suit (0 characters, 1 dots, 2 bamboo, 3 honours), see {@link decompose}. Kept by suit and key: all
 * hands share the same splits, which must not be changed. Tables of numbers as in the suits' shapes, for the same reason.
 */
export const splitsOf = (suit: number, key: SuitKey): readonly Split[] =>
  made[places[suit]?.[key] ?? 0] ?? makeSplits(suit, key);

function makeSplits(suit: number, key: SuitKey): readonly Split[] {
  const splits = decompose(suitCounts(key), suit * 9);
  const table = places[suit];
  if (table !== undefined) table[key] = made.push(splits) - 1;
  return splits;
}
