import type { Tile, Wind } from '../engine/tile.ts';
import type { AskedClaims } from './resolve-claims.ts';

/** One thing somebody does at the table. */
export type Action =
  /** 補花: lays out the flowers in hand and takes replacements. */
  | { readonly kind: 'replace-flowers'; readonly seat: Wind }
  /** Before the first discard: keeps four equal tiles in the hand. */
  | { readonly kind: 'keep-kong'; readonly seat: Wind }
  /** 摸牌 */
  | { readonly kind: 'draw'; readonly seat: Wind }
  /** 打牌 */
  | { readonly kind: 'discard'; readonly seat: Wind; readonly tile: Tile }
  /** 暗槓: four equal tiles of the hand. */
  | { readonly kind: 'concealed-kong'; readonly seat: Wind; readonly tile: Tile }
  /** 加槓: a tile of the hand to the own exposed pung. */
  | { readonly kind: 'added-kong'; readonly seat: Wind; readonly tile: Tile }
  /** 自摸 */
  | { readonly kind: 'win'; readonly seat: Wind }
  /** 花糊: an instant win by seven or eight flowers, where the table has one. */
  | { readonly kind: 'win-by-flowers'; readonly seat: Wind }
  /** Ends the hand with the last tile undiscarded, where the table plays so. */
  | { readonly kind: 'end-hand'; readonly seat: Wind }
  /** What all others say to an offered tile; a seat that is missing lets it pass. */
  | { readonly kind: 'answer'; readonly claims: AskedClaims };

/** Why an action is not allowed now. */
export type RefusalCode =
  | 'hand-is-over'
  | 'not-your-turn'
  | 'flowers-first'
  | 'draw-first'
  | 'claims-first'
  | 'already-drawn'
  | 'no-flower'
  | 'no-kong-to-keep'
  | 'nothing-offered'
  | 'claim-not-available'
  | 'tile-not-in-hand'
  | 'no-four-of-a-kind'
  | 'no-exposed-pung'
  | 'no-kong-before-first-discard'
  | 'no-replacement-left'
  | 'swap-discard'
  | 'nothing-drawn'
  | 'not-complete'
  | 'below-minimum'
  | 'too-few-flowers'
  | 'flowers-do-not-win'
  | 'last-tile-is-kept'
  | 'last-tile-is-discarded'
  | 'wall-not-empty';

/** An action that was not allowed: nothing has changed. */
export interface Refusal {
  readonly code: RefusalCode;
}
