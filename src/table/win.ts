import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand } from '../engine/hand.ts';
import { TILES, type Tile, type Wind } from '../engine/tile.ts';
import { copiesLeft } from '../engine/waits.ts';

/** How a hand is won: by an own draw (自摸), on a discard (出銃), on the tile of another's kong (搶槓). */
export type WonBy = 'self-draw' | 'discard' | 'rob-kong';

/**
 * What the table saw beside the tiles. `first-discard`: on the dealer's first discard; `first-own-draw`: a non-dealer's
 * first draw, nothing claimed before; `first-go-round`: a discard of the first go-round, nothing claimed before. Which of
 * these make an earthly or human hand is the rule set's decision.
 */
export type Circumstance =
  | 'kong-replacement'
  | 'double-kong-replacement'
  | 'last-tile'
  | 'heavenly'
  | 'first-discard'
  | 'first-own-draw'
  | 'first-go-round'
  | 'seven-flowers'
  | 'eight-flowers';

/** A hand somebody would like to win with; `hand` holds the winning tile (an instant win by flowers may have none). */
export interface WinAttempt {
  readonly hand: Hand;
  readonly by: WonBy;
  readonly seat: Wind;
  readonly roundWind: Wind;
  readonly bonus: readonly BonusTile[];
  readonly circumstances: readonly Circumstance[];
}

/** What a win is worth at this table: `fan` is null where a hand pays without counting; an illegal win may not be called. */
export interface Worth {
  readonly fan: number | null;
  readonly legal: boolean;
  readonly result: 'win' | 'draw' | 'below-minimum';
}

/** Says what an attempt is worth, `undefined` if the hand is not complete. The rules come in by this door. */
export type Appraise = (attempt: WinAttempt) => Worth | undefined;

/** Fan as a number to compare: a hand that pays without counting is above every count. */
export const comparableFan = ({ fan }: Worth): number => fan ?? Number.POSITIVE_INFINITY;

/** Every tile that completes the hand of an attempt (叫糊), whatever it is worth; a fifth copy does not exist. */
export const winningTiles = (attempt: WinAttempt, appraise: Appraise): readonly Tile[] =>
  TILES.filter((tile) => {
    const hand = { tiles: attempt.hand.tiles, melds: attempt.hand.melds };
    return copiesLeft(hand, tile) > 0 && appraise({ ...attempt, hand: { ...hand, winningTile: tile } }) !== undefined;
  });
