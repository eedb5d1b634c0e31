import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { FullHand } from '../../engine/discards.ts';
import { tilesOfMeld } from '../../engine/meld.ts';
import { parseBonus, parseHand, parseTiles } from '../../engine/notation.ts';
import type { Result } from '../../engine/result.ts';
import type { Tile, Wind } from '../../engine/tile.ts';
import { withTile } from '../../table/held-tiles.ts';
import type { LaidMeld } from '../../table/player.ts';

/** `tiles`: as many tiles as possible that help; `callable`: as many as possible on which one may win. */
export const DISCARD_QUESTIONS = ['tiles', 'callable'] as const;
export type DiscardQuestion = (typeof DISCARD_QUESTIONS)[number];

/** A seat with 14 tiles and all that lies open, before any rule is asked. */
export interface DiscardTable {
  readonly seat: Wind;
  readonly roundWind: Wind;
  readonly hand: FullHand & { readonly melds: readonly LaidMeld[] };
  /** The tile that came last, one of the held ones; none after a claim. */
  readonly drawn: Tile | undefined;
  readonly bonus: readonly BonusTile[];
  /** Discards nobody claimed, in the order they were thrown. */
  readonly discards: readonly Tile[];
  /** Sets of the three others. */
  readonly laid: readonly LaidMeld[];
}

/** All tiles in view that are not one's own. */
export const tilesInView = ({ discards, laid }: DiscardTable): readonly Tile[] => [
  ...discards,
  ...laid.flatMap(tilesOfMeld),
];

/** A hand chosen by an author: 13 tiles and the drawn one after a plus sign. Ids never change: progress is kept under them. */
export interface DiscardItem {
  readonly id: string;
  readonly hand: string;
  /** Discards on the table, such as `99s EE`. */
  readonly seen?: string;
  readonly seat?: Wind;
  readonly round?: Wind;
  readonly bonus?: string;
  readonly ask?: DiscardQuestion;
}

export interface DiscardExercise {
  readonly id: string;
  readonly items: readonly DiscardItem[];
}

/**
 * The table of an exercise.
 *
 * @throws Error if it cannot be read: exercises are checked before they are published.
 */
export function tableOf({ id, hand, seen = '', seat = 'E', round = 'E', bonus = '' }: DiscardItem): DiscardTable {
  const { tiles, melds, winningTile } = valueOf(parseHand(hand), id);
  if (winningTile === undefined) throw new Error(`discard exercise ${id}: nothing drawn`);
  return {
    seat,
    roundWind: round,
    hand: { tiles: withTile(tiles, winningTile), melds },
    drawn: winningTile,
    bonus: bonus === '' ? [] : valueOf(parseBonus(bonus), id),
    discards: seen === '' ? [] : valueOf(parseTiles(seen), id),
    laid: [],
  };
}

function valueOf<T>(result: Result<T, { readonly code: string }>, id: string): T {
  if (!result.ok) throw new Error(`discard exercise ${id}: ${result.error.code}`);
  return result.value;
}
