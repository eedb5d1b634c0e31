import type { Meld } from './meld.ts';
import type { Tile } from './tile.ts';

/**
 * One way to split a complete hand. In a standard reading `melds` are four: those built from the held tiles first, in
 * canonical order, then the hand's own sets in the order they lie on the table; sets built from held tiles are `concealed`.
 */
export type Reading =
  | { readonly kind: 'standard'; readonly melds: readonly Meld[]; readonly pair: Tile }
  | { readonly kind: 'seven-pairs'; readonly pairs: readonly Tile[] }
  | { readonly kind: 'thirteen-orphans'; readonly pair: Tile };
