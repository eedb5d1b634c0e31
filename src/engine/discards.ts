import { distanceFromReady, distancesBeside } from './distance.ts';
import { countTiles, type Hand } from './hand.ts';
import type { ShapeOptions } from './readings.ts';
import { COPIES_PER_TILE, TILES, type Tile } from './tile.ts';

/** A tile that brings a hand closer (入章), and how many of its copies nobody has seen yet, 0 to 4. */
export interface Acceptance {
  readonly tile: Tile;
  readonly left: number;
}

/** What one discard (打) leaves behind. */
export interface DiscardChoice {
  readonly tile: Tile;
  /** How far the other 13 tiles are from ready (`distanceFromReady`), 0 if they are. */
  readonly distance: number;
  /**
   * The tiles that bring them one step closer, in canonical order; of a ready hand its waits. A tile of which the 14 hold all
   * four is none; one whose other copies are all in view is there with 0 left.
   */
  readonly accepts: readonly Acceptance[];
  /** The copies of all accepted tiles together. */
  readonly left: number;
}

/** A hand of 14 tiles, a kong counted as three, of which one is to go. */
export type FullHand = Pick<Hand, 'tiles' | 'melds'>;

/**
 * Every kind that a hand of 14 may discard, the best first: by distance from ready, then by copies left, then by kinds
 * accepted, then in canonical order. `seen` are the tiles in view that are not one's own: discards and others' sets.
 */
export const rankDiscards = (hand: FullHand, seen: readonly Tile[], options: ShapeOptions): readonly DiscardChoice[] =>
  choicesOf(hand, seen, options, distancesAfter(hand, options));

/** The same without those that take the hand further from ready than it need be: a third of the work. */
export function rankNearest(hand: FullHand, seen: readonly Tile[], options: ShapeOptions): readonly DiscardChoice[] {
  const after = distancesAfter(hand, options);
  const nearest = Math.min(...after.map(({ distance }) => distance));
  return choicesOf(
    hand,
    seen,
    options,
    after.filter(({ distance }) => distance === nearest),
  );
}

interface After {
  readonly tile: Tile;
  readonly kept: FullHand;
  readonly distance: number;
}

/** How far the hand is from ready after each discard. */
const distancesAfter = ({ tiles, melds }: FullHand, options: ShapeOptions): readonly After[] =>
  [...new Set(tiles)].map((tile) => {
    const kept = { tiles: tiles.toSpliced(tiles.indexOf(tile), 1), melds };
    return { tile, kept, distance: distanceFromReady(kept, options) };
  });

function choicesOf(
  hand: FullHand,
  seen: readonly Tile[],
  options: ShapeOptions,
  after: readonly After[],
): readonly DiscardChoice[] {
  const unseen = unseenCopies(hand, seen);
  const own = countTiles(hand);
  const drawable = TILES.filter((tile) => (own[tile] ?? 0) < COPIES_PER_TILE);
  const choiceOf = ({ tile, kept, distance }: After): DiscardChoice => {
    const drawnDistances = distancesBeside(kept, drawable, 1, options);
    const accepts = drawable
      .filter((_, at) => (drawnDistances[at] ?? distance) < distance)
      .map((other) => ({ tile: other, left: unseen[other] ?? 0 }));
    return { tile, distance, accepts, left: accepts.reduce((sum, { left }) => sum + left, 0) };
  };
  return after.map(choiceOf).sort(better);
}

/** The choices that nothing beats: nearest to ready, and among those most copies left. */
export const bestChoices = (ranking: readonly DiscardChoice[]): readonly DiscardChoice[] =>
  ranking.filter(({ distance, left }) => distance === ranking[0]?.distance && left === ranking[0].left);

/** Copies of each kind that are neither one's own nor in view. */
export function unseenCopies(hand: FullHand, seen: readonly Tile[]): readonly number[] {
  const inView = countTiles({ tiles: [...hand.tiles, ...seen], melds: hand.melds });
  return inView.map((count) => COPIES_PER_TILE - count);
}

const better = (one: DiscardChoice, other: DiscardChoice): number =>
  one.distance - other.distance ||
  other.left - one.left ||
  other.accepts.length - one.accepts.length ||
  one.tile - other.tile;
